/** Looks back on a match while there is time: in short slices on the stage's clock, given up when the place is left. */
import { useEffect, useState } from 'react'
import { createReviewer, type Review, type Reviewer } from '@/match/review'
import type { Match } from '@/match'
import { inSlices } from '@/stage/inSlices'
import { useLatest } from '@/ui/kit/useLatest'
import { useNetworks } from './useNetworks'

/** The last match looked back on: from its results to its pages nothing is worked out twice. */
let last: { readonly match: Match; readonly reviewer: Reviewer } | null = null

const isSame = (one: Match, other: Match): boolean =>
  one.info.id === other.info.id && one.steps.length === other.steps.length

const reviewerFor = (match: Match): Reviewer => {
  if (last === null || !isSame(last.match, match)) last = { match, reviewer: createReviewer(match) }
  return last.reviewer
}

/** What is known so far; `page` is the one on screen. A new one comes when the chart, that page or all is known, and now and then. */
export function useReview(match: Match, page: number): Review {
  const [reviewer] = useState(() => reviewerFor(match))
  const [review, setReview] = useState(reviewer.review)
  const onScreen = useLatest(page)
  const there = useNetworks(true)
  useEffect(() => {
    let told = reviewer.review()
    if (!there || told.whole) return undefined
    return inSlices(
      () => reviewer.work(onScreen()),
      (slices) => {
        const known = reviewer.review()
        if (!isNews(told, known, onScreen()) && slices % 20 !== 0) return
        told = known
        setReview(known)
      },
    )
  }, [reviewer, onScreen, there])
  return review
}

const isNews = (told: Review, known: Review, page: number): boolean =>
  told.charted !== known.charted ||
  told.whole !== known.whole ||
  (told.judged[page] === undefined && known.judged[page] !== undefined)

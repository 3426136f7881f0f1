/** Reviews a match in short slices of time while the page is open. */
import { useEffect, useState } from 'react'
import { createReviewer, type Review, type Reviewer } from '@/match/review'
import type { Match } from '@/match'
import type { Memory } from '@/memory'
import { useServices } from '@/services'
import { inSlices } from '@/stage/inSlices'
import { useLatest } from '@/ui/kit/useLatest'
import { useNetworks } from './useNetworks'

const isSame = (one: Match, other: Match): boolean =>
  one.info.id === other.info.id && one.steps.length === other.steps.length

/** Reuses the last match's reviewer, so that looking back does not repeat the work of the result page. */
const reviewerFor = (match: Match, memory: Memory): Reviewer => {
  const { lastReview } = memory
  if (lastReview && isSame(lastReview.match, match)) return lastReview.reviewer
  const reviewer = createReviewer(match)
  memory.lastReview = { match, reviewer }
  return reviewer
}

/** The review so far. Updates when the chart, the page on screen or everything is known, and after every 20 slices. */
export function useReview(match: Match, page: number): Review {
  const { memory, clock } = useServices()
  const [reviewer] = useState(() => reviewerFor(match, memory))
  const [review, setReview] = useState(reviewer.review)
  const onScreen = useLatest(page)
  const there = useNetworks(true)
  useEffect(() => {
    let shown = reviewer.review()
    if (!there || shown.whole) return undefined
    return inSlices(
      clock,
      () => reviewer.work(onScreen()),
      (slices) => {
        const known = reviewer.review()
        if (!isNews(shown, known, onScreen()) && slices % 20 !== 0) return
        shown = known
        setReview(known)
      },
    )
  }, [reviewer, onScreen, there, clock])
  return review
}

const isNews = (shown: Review, known: Review, page: number): boolean =>
  shown.charted !== known.charted ||
  shown.whole !== known.whole ||
  (shown.judged[page] === undefined && known.judged[page] !== undefined)

/** The text of the page shown. Announces it after each step. */
import { useEffect } from 'react'
import { usePhrases } from '@/i18n/PhrasesProvider'
import type { Phrases } from '@/i18n/dictionaries'
import { playersOf } from '@/match'
import { useWindowTitle } from '@/routes'
import { useClock, useSay, useTitle } from '@/services'
import { useLatest } from '@/ui/kit/useLatest'
import { chancesSpoken } from '@/features/review/chartSentences'
import { seatNames, type SeatNames } from '@/features/matchView/sentences'
import { chancesOf, pageSpoken, rowsOf, whereOf, type PageRow } from './pageSentences'
import type { LookBack } from './useLookBack'

export type PageText = {
  readonly title: string
  /** The round and the roll within the turn. */
  readonly line: string
  readonly rows: readonly PageRow[]
  readonly seatName: SeatNames
}

type Heading = Pick<PageText, 'title' | 'line' | 'seatName'> & {
  /** The accessible value of the chart's cursor. */
  readonly value: string
}

const headingOf = ({ review, page }: Pick<LookBack, 'review' | 'page'>, phrases: Phrases): Heading => {
  const { lookBack, common } = phrases
  const match = review.match
  const seatName = seatNames(playersOf(match))
  const title = page ? common.turn(seatName(page.seat)) : lookBack.theEnd
  const standsIn = page !== null && match.info.players[page.seat]?.pilot.who === 'person'
  const line = page ? whereOf(page, standsIn, phrases, seatName) : ''
  const chances = chancesOf(review, page)
  const spoken = chances ? [chancesSpoken(chances, phrases, seatName)] : []
  return { title, line, seatName, value: [page ? line : title, ...spoken].join(': ') }
}

/** The accessible label and value of the chart. */
export function useChartText(there: Pick<LookBack, 'review' | 'page'>): {
  readonly label: string
  readonly value: string
} {
  const phrases = usePhrases()
  const { howItWent, rollByRoll } = phrases.lookBack
  return { label: `${howItWent}: ${rollByRoll}`, value: headingOf(there, phrases).value }
}

type Shown = Pick<LookBack, 'review' | 'page' | 'place' | 'isPlaying'>

export function usePageText(shown: Shown): PageText {
  const { review, page, place, isPlaying } = shown
  const phrases = usePhrases()
  const clock = useClock()
  const say = useSay()
  const { title, line, seatName, value } = headingOf(shown, phrases)
  const rows = page ? rowsOf(review, page, { phrases, seatName }) : []
  const isTurnsFirst = page?.roll === 0
  const spoken = page
    ? isPlaying
      ? title
      : pageSpoken(page, rows, line, phrases, seatName)
    : `${title}. ${value}`
  const latest = useLatest({ spoken, silent: isPlaying && !isTurnsFirst })
  // In a timeout, so that the page is painted first.
  useEffect(() => {
    if (place.times === 0 || latest().silent) return undefined
    return clock.after(0, () => say(latest().spoken))
  }, [place.times, latest, clock, say])

  const matchTitle = useTitle(review.match.info.id)
  useWindowTitle([phrases.lookBack.title, ...(matchTitle ? [matchTitle] : [])].join(' · '))
  return { title, line, rows, seatName }
}

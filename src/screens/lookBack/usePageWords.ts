/** Everything that is said of the page shown, and, after a jump, aloud. */
import { useEffect } from 'react'
import { usePhrases } from '@/i18n/PhrasesProvider'
import type { Phrases } from '@/i18n/dictionaries'
import { playersOf } from '@/match'
import { say } from '@/stage/announcer'
import { useWindowTitle } from '@/routes'
import { useClock, useTitle } from '@/services'
import { useLatest } from '@/ui/kit/useLatest'
import { chancesSpoken } from '@/features/review/chartSentences'
import { seatNames, type SeatNames } from '@/features/matchView/sentences'
import { chancesOf } from './chances'
import { pageSpoken, whereOf } from './figures'
import { rowsOf, type PageRow } from './rows'
import type { LookBack } from './useLookBack'

export type PageWords = {
  readonly title: string
  /** Which roll of which round. */
  readonly line: string
  readonly rows: readonly PageRow[]
  readonly naming: SeatNames
}

type Said = Pick<PageWords, 'title' | 'line' | 'naming'> & {
  /** What the chart says of this page. */
  readonly value: string
}

const saidOf = ({ review, page }: Pick<LookBack, 'review' | 'page'>, phrases: Phrases): Said => {
  const { lookBack, common } = phrases
  const match = review.match
  const naming = seatNames(playersOf(match))
  const title = page ? common.turn(naming(page.seat)) : lookBack.theEnd
  const standsIn = page !== null && match.info.players[page.seat]!.pilot.who === 'person'
  const line = page ? whereOf(page, standsIn, phrases, naming) : ''
  const chances = chancesOf(review, page)
  const spoken = chances ? [chancesSpoken(chances, phrases, naming)] : []
  return { title, line, naming, value: [page ? line : title, ...spoken].join(': ') }
}

/** What the chart is, and what it says of the page its cursor stands on. */
export function useChartWords(there: Pick<LookBack, 'review' | 'page'>): {
  readonly label: string
  readonly value: string
} {
  const phrases = usePhrases()
  const { howItWent, rollByRoll } = phrases.lookBack
  return { label: `${howItWent}: ${rollByRoll}`, value: saidOf(there, phrases).value }
}

type Shown = Pick<LookBack, 'review' | 'page' | 'place' | 'isPlaying'>

export function usePageWords(shown: Shown): PageWords {
  const { review, page, place, isPlaying } = shown
  const phrases = usePhrases()
  const clock = useClock()
  const { title, line, naming, value } = saidOf(shown, phrases)
  const rows = page ? rowsOf(review, page, { phrases, naming }) : []
  const isTurnsFirst = page?.roll === 0
  const spoken = page
    ? isPlaying
      ? title
      : pageSpoken(page, rows, line, phrases, naming)
    : `${title}. ${value}`
  const latest = useLatest({ spoken, silent: isPlaying && !isTurnsFirst })
  // Nothing that is seen: the page is painted before it is said.
  useEffect(() => {
    if (place.times === 0 || latest().silent) return undefined
    return clock.after(0, () => say(latest().spoken))
  }, [place.times, latest, clock])

  const matchTitle = useTitle(review.match.info.id)
  useWindowTitle([phrases.lookBack.title, ...(matchTitle ? [matchTitle] : [])].join(' · '))
  return { title, line, rows, naming }
}

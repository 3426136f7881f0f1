/** Everything that is said of the page shown, and, after a jump, aloud. */
import { useEffect } from 'react'
import { usePhrases } from '@/i18n/index'
import { playersOf } from '@/match/index'
import { say } from '@/stage/index'
import { useWindowTitle } from '../app/routes'
import { useTitle } from '../app/services'
import { useLatest } from '../app/useLatest'
import { chancesSpoken } from '../app/chartSpoken'
import { callingOf, type Naming } from '../app/words'
import { chancesOf } from './chances'
import { pageSpoken, whereOf } from './figures'
import { rowsOf, type PageRow } from './rows'
import type { LookBack } from './useLookBack'

export type PageWords = {
  readonly title: string
  /** Which roll of which round. */
  readonly line: string
  readonly rows: readonly PageRow[]
  readonly naming: Naming
  /** What the chart is, and what it says of this page. */
  readonly chart: string
  readonly value: string
}

export function usePageWords({ review, page, place, isPlaying }: LookBack): PageWords {
  const phrases = usePhrases()
  const { lookBack, common } = phrases
  const players = playersOf(review.match)
  const naming = callingOf(players)
  const match = review.match
  const title = page ? common.turn(naming(page.seat)) : lookBack.theEnd
  const standsIn = page !== null && match.info.players[page.seat]!.pilot.who === 'person'
  const line = page ? whereOf(page, standsIn, phrases, naming) : ''
  const rows = page ? rowsOf(review, page, { phrases, naming }) : []
  const chances = chancesOf(review, page)
  const value = [page ? line : title, ...(chances ? [chancesSpoken(chances, phrases, naming)] : [])].join(
    ': ',
  )

  const isTurnsFirst = page?.roll === 0
  const spoken = page
    ? isPlaying
      ? title
      : pageSpoken(page, rows, line, phrases, naming)
    : `${title}. ${value}`
  const latest = useLatest({ spoken, silent: isPlaying && !isTurnsFirst })
  useEffect(() => {
    if (place.times > 0 && !latest().silent) say(latest().spoken)
  }, [place.times, latest])

  const matchTitle = useTitle(match.info.id)
  useWindowTitle([lookBack.title, ...(matchTitle ? [matchTitle] : [])].join(' · '))
  return { title, line, rows, naming, chart: `${lookBack.howItWent}: ${lookBack.rollByRoll}`, value }
}

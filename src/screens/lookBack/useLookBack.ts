/** The state of looking back: the page shown, moving by page, by turn, to the next moment or automatically, and the keys. */
import { useEffect, useState, type ComponentRef, type RefObject } from 'react'
import type { View } from 'react-native'
import { itemAt } from '@/checked'
import type { Seat } from '@/engine'
import { gameOf, playersOf, type Match } from '@/match'
import { isMoment, pagesOf, type ReviewPage, type Review } from '@/match/review'
import { motion } from '@/theme/motion'
import { useLatest } from '@/ui/kit/useLatest'
import { useClock } from '@/services'
import { useReview } from '@/features/review/useReview'
import { useKeyPress } from '../shell/useKeyPress'
import { useTouch } from '../shell/useStage'

/** The page shown and the one before it. The page after the last one is the end of the match. */
export type Place = { readonly at: number; readonly from: number; readonly times: number }

export type LookBack = {
  readonly review: Review
  readonly place: Place
  /** Null at the end, and before the first roll. */
  readonly page: ReviewPage | null
  /** The number of the last page, or of the end. */
  readonly last: number
  readonly moments: readonly number[]
  readonly isPlaying: boolean
  readonly go: (to: number) => void
  readonly step: (by: -1 | 1, what: 'page' | 'turn') => void
  readonly nextMoment: () => void
  readonly previousMoment: () => void
  readonly playOrPause: () => void
}

const momentsOf = ({ pages, judged, match }: Review): readonly number[] => [
  ...pages.filter((page) => isMoment(page, judged[page.number])).map(({ number }) => number),
  ...(gameOf(match).phase === 'over' ? [pages.length] : []),
]

/** The person in this match, if only one played. */
const onlyPerson = (match: Match): Seat | null => {
  const people = playersOf(match).flatMap(({ pilot }, seat) => (pilot.who === 'person' ? [seat as Seat] : []))
  return people.length === 1 ? itemAt(people, 0) : null
}

const arrival = (at: number): Place => ({ at, from: -1, times: 0 })

/** Null if the link names no turn: then the first moment is shown. */
const placeOfTurn = (match: Match, turn: number | undefined): Place | null => {
  const pages = pagesOf(match)
  if (turn === undefined && pages.length > 0) return null
  return arrival(
    Math.max(
      0,
      pages.findIndex((page) => page.turn === turn),
    ),
  )
}

/** The first moment of interest among the pages judged so far. If only one person plays, only their moments count. */
export const firstMoment = ({ pages, judged, match }: Review): number => {
  const person = onlyPerson(match)
  const unknown = judged.indexOf(undefined)
  const known = unknown < 0 ? pages : pages.slice(0, unknown)
  const own = known.find(
    (page) => (person === null || page.seat === person) && isMoment(page, judged[page.number]),
  )
  return own?.number ?? 0
}

/** The first page of this or the previous turn, or of the next one. */
const turnFrom = ({ pages }: Review, at: number, by: -1 | 1, last: number): number => {
  const starts = pages.filter(({ roll }) => roll === 0).map(({ number }) => number)
  return by === 1
    ? (starts.find((start) => start > at) ?? last)
    : (starts.findLast((start) => start < at) ?? 0)
}

/** Milliseconds to wait for pages that are not judged yet. */
const patience = 300

export function useLookBack(match: Match, turn: number | undefined): LookBack {
  const [shown, setShown] = useState(() => placeOfTurn(match, turn))
  const [isPlaying, setPlaying] = useState(false)
  const review = useReview(match, shown?.at ?? 0)
  const touch = useTouch()
  const clock = useClock()
  const { pages } = review
  const last = gameOf(match).phase === 'over' ? pages.length : Math.max(0, pages.length - 1)
  const place = shown ?? arrival(firstMoment(review))
  const { at } = place
  const moments = momentsOf(review)

  const show = (to: number): void => {
    const next = Math.max(0, Math.min(to, last))
    if (next === at) return
    touch(moments.includes(next) ? 'moment' : 'page')
    setShown({ at: next, from: at, times: place.times + 1 })
  }
  const go = (to: number): void => {
    setPlaying(false)
    show(to)
  }
  const next = moments.find((moment) => moment > at) ?? moments[0] ?? last
  /** False while a nearer moment may be among the pages that are not judged yet. */
  const isSure = review.judged.slice(at + 1, next > at ? next : undefined).every((each) => each !== undefined)
  // Read through a ref so that the callbacks stay stable and the buttons do not rerender for each page.
  const latest = useLatest({ review, place, last, moments, isSure, next, go, show })

  // Opens at the first moment if it is found in time; a later jump would surprise the player.
  const hasArrived = shown !== null
  useEffect(
    () => (hasArrived ? undefined : clock.after(patience, () => setShown((now) => now ?? latest().place))),
    [hasArrived, latest, clock],
  )

  useEffect(() => {
    if (!isPlaying) return undefined
    const lasts = moments.includes(at) ? motion.chart.moment : motion.chart.page
    return clock.after(lasts, () => (at === last ? setPlaying(false) : latest().show(at + 1)))
  })

  const goToNext = (): void => {
    const now = latest()
    now.go(now.isSure ? now.next : turnFrom(now.review, now.place.at, 1, now.last))
  }
  return {
    review,
    place,
    page: pages[at] ?? null,
    last,
    moments,
    isPlaying,
    go: (to) => latest().go(to),
    step: (by, what) => {
      const now = latest()
      now.go(what === 'page' ? now.place.at + by : turnFrom(now.review, now.place.at, by, now.last))
    },
    nextMoment: () => {
      if (latest().isSure) goToNext()
      else clock.after(patience, goToNext)
    },
    previousMoment: () => {
      const now = latest()
      now.go(now.moments.findLast((moment) => moment < now.place.at) ?? now.moments.at(-1) ?? 0)
    },
    playOrPause: () => setPlaying((plays) => !plays),
  }
}

type Keys = {
  readonly lookBack: LookBack
  readonly board: RefObject<ComponentRef<typeof View> | null>
  /** True while no sheet is open. */
  readonly listening: boolean
  readonly onPlayOn: (() => void) | null
  readonly onHelp: () => void
}

/** Arrows for rolls, with shift for turns, N for moments, Home, End, Space, P and ?. */
export function useLookBackKeys({ lookBack, board, listening, onPlayOn, onHelp }: Keys): void {
  useKeyPress({ listening }, (event) => {
    // On the board the arrows move between its spaces, and Space presses the focused element.
    if (event.key.startsWith('Arrow') && isInside(event.target, board.current)) return
    if (event.key === ' ' && event.target instanceof HTMLElement && event.target !== document.body) return
    const what = event.shiftKey ? 'turn' : 'page'
    const actions: Readonly<Record<string, () => void>> = {
      ArrowLeft: () => lookBack.step(-1, what),
      ArrowRight: () => lookBack.step(1, what),
      n: lookBack.nextMoment,
      N: lookBack.previousMoment,
      Home: () => lookBack.go(0),
      End: () => lookBack.go(lookBack.last),
      ' ': lookBack.playOrPause,
      ...(onPlayOn && { p: onPlayOn }),
      '?': onHelp,
    }
    const action = actions[event.key]
    if (!action) return
    event.preventDefault()
    action()
  })
}

const isInside = (target: EventTarget | null, view: unknown): boolean =>
  target instanceof Node && view instanceof Node && view.contains(target)

/** Performs the win once, right after the match: motion, counting, haptics and sound. */
import {
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ComponentRef,
  type RefObject,
} from 'react'
import type { View } from 'react-native'
import { itemAt } from '@/checked'
import { type Game, largestGroups, type Seat, type Standing, standingOf, standings } from '@/engine'
import { gameOf, playersOf, type Match } from '@/match'
import { motion, type HapticMoment } from '@/theme/motion'
import { seamTimes, type SeamTimes } from '@/theme/timeline'
import { size } from '@/theme/measures'
import { useTheme } from '@/theme/ThemeProvider'
import { seamRoute } from '@/ui/game/board/geometry'
import type { SeamMotion } from '@/ui/game/board/types'
import { useClock, useServices, useSettings } from '@/services'
import { useLatest } from '@/ui/kit/useLatest'
import { useTouch } from '../shell/useStage'

type Win = {
  /** Null at rest. */
  readonly seam: SeamMotion | null
  /** How many spaces of a seat's largest group have been counted; null until the counting starts. */
  readonly countOf: (seat: Seat) => number | null
  /** Whether the text may name the winner yet. */
  readonly announced: boolean
  /** The match has just ended, so the result appears with an animation. */
  readonly fresh: boolean
  readonly finish: () => void
}

type WinOptions = {
  readonly match: Match
  /** The target of the flying nuggets. */
  readonly plate: RefObject<ComponentRef<typeof View> | null>
  readonly board: RefObject<ComponentRef<typeof View> | null>
  /** Changes when the board may have moved. */
  readonly placed: string
}

/** A pentatonic scale in C, from an octave below the recorded sound to an octave above. */
const steps = [0, 2, 4, 7, 9] as const
const rateOfNote = (index: number): number =>
  Math.min(2, 2 ** ((itemAt(steps, index % steps.length) + 12 * Math.floor(index / steps.length) - 12) / 12))

export function useWin({ match, plate, board, placed }: WinOptions): Win {
  const { id } = match.info
  const { reducedMotion } = useTheme()
  const { sound } = useSettings()
  const { memory, sounds } = useServices()
  const { justEnded } = memory
  const touch = useTouch()
  const clock = useClock()
  const [fresh] = useState(() => justEnded.has(id))
  const [performs] = useState(fresh && !reducedMotion)
  const [over, setOver] = useState(false)
  const playing = performs && !over
  const [now, setNow] = useState(0)
  const [haulTo, setHaulTo] = useState<SeamMotion['haulTo']>(null)
  const plan = useMemo(() => planOf(match), [match])
  const { times, nuggets } = plan
  const isHeard = useLatest(nuggets && sound)

  useLayoutEffect(() => {
    // The layout can only be measured here, before the first paint.
    // eslint-disable-next-line react-hooks/set-state-in-effect
    setHaulTo(between(board.current, plate.current))
  }, [board, plate, placed])

  const calls = useRef<(() => void)[]>([])
  const cancelAll = (): void => {
    for (const callOff of calls.current) callOff()
    calls.current = []
  }
  useEffect(() => {
    if (!fresh) return
    justEnded.delete(id)
    const feel = (moment: HapticMoment): void => {
      if (nuggets) touch(moment)
    }
    const hear = (name: 'bell' | 'note' | 'win', rate = 1): void => {
      if (isHeard()) sounds.play(name, rate)
    }
    const celebrate = (): void => {
      feel('win')
      hear('win')
    }
    if (!performs) return celebrate()
    const at = (time: number, then: () => void): void => {
      calls.current.push(clock.after(time, then))
    }
    for (const time of momentsOf(times)) at(time, () => setNow(time))
    hear('bell')
    times.seamAt.forEach((time, index) => at(time, () => hear('note', rateOfNote(index))))
    at(times.backAt, celebrate)
    for (const after of motion.seam.lights) at(times.backAt + after, () => feel('heartbeat'))
    at(times.lasts, () => setOver(true))
    return cancelAll
  }, [fresh, performs, id, justEnded, times, nuggets, touch, isHeard, clock, sounds])

  return {
    seam: playing && haulTo ? { times, ways: plan.ways, haulTo: nuggets ? haulTo : null } : null,
    countOf: (seat) => (playing ? plan.countOf(seat, now) : null),
    announced: !playing || now >= times.headlineAt,
    fresh,
    finish: () => {
      cancelAll()
      setOver(true)
    },
  }
}

const momentsOf = ({ othersAt, outline, seamAt, headlineAt }: SeamTimes): readonly number[] =>
  [...new Set([...othersAt.map((time) => Math.round(time + outline)), ...seamAt, headlineAt])].sort(
    (a, b) => a - b,
  )

/** Ordered from last place to first; all who share the win come together. */
const planOf = (match: Match) => {
  const game = gameOf(match)
  const table = standings(game)
  const winners = table.filter(({ rank }) => rank === 1)
  const others = [...table].reverse().filter(({ rank, group }) => rank > 1 && group > 0)
  const players = playersOf(match)
  const nuggets = winners.some(({ seat }) => players[seat].pilot.who === 'person')
  const ways = winners.map(({ seat }) => wayOf(game, seat))
  const times = seamTimes(others.length, Math.max(...ways.map(({ length }) => length)), nuggets)
  return { times, ways, nuggets, countOf: counting(table, others, times) }
}

const wayOf = (game: Game, seat: Seat) => {
  const [group = []] = largestGroups(game.cells, seat)
  return group.length === 0 ? [] : seamRoute(group)
}

const counting =
  (table: readonly Standing[], others: readonly Standing[], { othersAt, outline, seamAt }: SeamTimes) =>
  (seat: Seat, now: number): number | null => {
    const { rank, group } = standingOf(table, seat)
    if (rank === 1) return seamAt.filter((time) => time <= now).length || null
    const at = othersAt[others.findIndex((row) => row.seat === seat)]
    return at === undefined || now >= Math.round(at + outline) ? group : null
  }

/** From the corner of the spaces to the centre of the marks; straight up if there is no layout, as in tests. */
const between = (
  board: ComponentRef<typeof View> | null,
  plate: ComponentRef<typeof View> | null,
): { x: number; y: number } => {
  const [from, to] = [board?.getBoundingClientRect?.(), plate?.getBoundingClientRect?.()]
  if (!from || !to || from.width === 0) return { x: 0, y: -60 }
  return {
    x: Math.round(to.left + to.width / 2 - from.left - size.boardGutter),
    y: Math.round(to.top + to.height / 2 - from.top),
  }
}

/** Rolls for who starts (R4) and shows it round by round. The result is known before the animation. */
import { useEffect, useState } from 'react'
import type { SeatCount, Die, Seat } from '@/engine'
import { rollOff, type RollOff } from '@/match'
import { useClock } from '@/services'

/** Milliseconds for which a round of dice rolls, and for which a tie is shown. */
const roundLasts = 700

const tieLasts = 900

type RollOffShow = {
  readonly rollOff: RollOff
  /** The number of finished rounds. */
  readonly shown: number
  /** The dice of the next round are rolling. */
  readonly rolling: boolean
}

type RollOffState = {
  readonly show: RollOffShow | null
  readonly throwDice: (seed: string, seats: SeatCount) => void
  readonly forget: () => void
}

export const useRollOff = (reducedMotion: boolean): RollOffState => {
  const clock = useClock()
  const [show, setShow] = useState<RollOffShow | null>(null)

  useEffect(() => {
    if (show === null || isDecided(show.rollOff, show.shown)) return
    const wait = show.rolling ? roundLasts : tieLasts
    return clock.after(wait, () =>
      setShow(show.rolling ? { ...show, shown: show.shown + 1, rolling: false } : { ...show, rolling: true }),
    )
  }, [show, clock])

  const finished = (thrown: RollOffShow): RollOffShow => ({
    ...thrown,
    shown: thrown.rollOff.rounds.length,
    rolling: false,
  })

  return {
    show,
    throwDice: (seed, seats) => {
      const thrown = { rollOff: rollOff(seed, seats), shown: 0, rolling: true }
      setShow(reducedMotion ? finished(thrown) : thrown)
    },
    forget: () => setShow(null),
  }
}

type Rolled = { readonly seat: Seat; readonly die: Die }

/** The die of a seat after `shown` rounds; null before its first roll. */
export const dieOf = ({ rounds }: RollOff, shown: number, seat: Seat): Die | null =>
  rounds
    .slice(0, shown)
    .flat()
    .findLast((rolled) => rolled.seat === seat)?.die ?? null

/** The highest dice of the last round shown: one player starts, or several roll again. */
export const leadersOf = ({ rounds }: RollOff, shown: number): readonly Rolled[] => {
  const last = rounds[shown - 1] ?? []
  const highest = Math.max(...last.map(({ die }) => die))
  return last.filter(({ die }) => die === highest)
}

/** Whether this seat rolls in the next round. */
export const isRolling = ({ rounds }: RollOff, shown: number, seat: Seat): boolean =>
  rounds[shown]?.some((rolled) => rolled.seat === seat) ?? false

export const isDecided = ({ rounds }: RollOff, shown: number): boolean => shown >= rounds.length

/** Throws for who starts and lets one watch. The outcome is known before the first die rolls. */
import { useEffect, useState } from 'react'
import type { SeatCount } from '@/engine'
import { rollOff, type RollOff } from '@/match'
import { isDecided } from './rollOffShow'
import { useClock } from '@/services'

/** How long a round of dice rolls, and how long one may look at a tie. */
const roundLasts = 700
const tieLasts = 900

export type RollOffShow = {
  readonly seed: string
  readonly rollOff: RollOff
  /** Rounds whose dice lie still. */
  readonly shown: number
  /** The dice of the next round are in the air. */
  readonly rolling: boolean
}

type Watching = {
  readonly show: RollOffShow | null
  readonly throwDice: (seed: string, seats: SeatCount) => void
  readonly forget: () => void
}

export const useRollOff = (reducedMotion: boolean): Watching => {
  const clock = useClock()
  const [show, setShow] = useState<RollOffShow | null>(null)

  useEffect(() => {
    if (show === null || isDecided(show.rollOff, show.shown)) return
    const wait = show.rolling ? roundLasts : tieLasts
    return clock.after(wait, () =>
      setShow(show.rolling ? { ...show, shown: show.shown + 1, rolling: false } : { ...show, rolling: true }),
    )
  }, [show, clock])

  const settled = (thrown: RollOffShow): RollOffShow => ({
    ...thrown,
    shown: thrown.rollOff.rounds.length,
    rolling: false,
  })

  return {
    show,
    throwDice: (seed, seats) => {
      const thrown = { seed, rollOff: rollOff(seed, seats), shown: 0, rolling: true }
      setShow(reducedMotion ? settled(thrown) : thrown)
    },
    forget: () => setShow(null),
  }
}

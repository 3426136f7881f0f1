/** The table being laid and how it becomes a match. Draws nothing. */
import { useEffect, useEffectEvent, useState } from 'react'
import type { SeatCount } from '@/engine/index'
import { ownNames, usePhrases } from '@/i18n/index'
import { latestTable } from '@/saves/index'
import { realClock } from '@/stage/index'
import { useTheme } from '@/theme/index'
import { useServices } from '../app/services'
import { seedOf } from '../app/thrown'
import { useBeginMatch } from '../app/useBeginMatch'
import {
  draftOf,
  namesOf,
  playersOfDraft,
  seatCountOf,
  withoutSeat,
  withSeat,
  withSeatCount,
  withSeatMoved,
  type Draft,
  type DraftSeat,
} from './draft'
import { isDecided } from './rollOffShow'
import { useRollOff, type RollOffShow } from './useRollOff'

/** How long one sees who starts before the match opens, when the dice were thrown by Start. */
const lookLasts = 1100

export const useNewGame = () => {
  const { saves, newSeed } = useServices()
  const { names: words } = usePhrases()
  const { reducedMotion } = useTheme()
  const beginMatch = useBeginMatch()
  const [draft, setDraft] = useState<Draft>(() => {
    const last = latestTable(saves.remembered.getState().lastTable)
    const reusableSquatters = last?.rules.reusableSquatters ?? false
    return { ...draftOf(last?.players ?? null, ownNames), reusableSquatters }
  })
  const [starting, setStarting] = useState(false)
  const { show, throwDice, forget } = useRollOff(reducedMotion)
  const seats = seatCountOf(draft)
  const decided = show !== null && isDecided(show.rollOff, show.shown)

  /** Who sits where has changed, so whoever won the roll-off has not. */
  const reseat = (next: Draft): void => {
    setDraft(next)
    setStarting(false)
    forget()
  }

  /** Once thrown, the dice stand. */
  const throwOnce = (): void => {
    const table = draft.seats.map(({ key }) => key).join(' ')
    if (show === null) throwDice(seedOf(saves, table, newSeed), seats)
  }

  const begin = ({ seed, rollOff }: RollOffShow): void => {
    beginMatch({
      rules: { seats, first: rollOff.first, reusableSquatters: draft.reusableSquatters },
      starter: 'rolled',
      players: playersOfDraft(draft, words.player),
      seed,
    })
  }

  const beginShown = useEffectEvent(() => show && begin(show))
  useEffect(() => {
    if (starting && decided) return realClock.after(lookLasts, beginShown)
    return undefined
  }, [starting, decided])

  return {
    draft,
    seats,
    names: namesOf(draft, words.player),
    show,
    decided,
    rollOff: throwOnce,
    setSeats: (count: SeatCount) => reseat(withSeatCount(draft, count)),
    change: (key: number, change: Partial<Omit<DraftSeat, 'key'>>) => setDraft(withSeat(draft, key, change)),
    move: (key: number, by: -1 | 1) => reseat(withSeatMoved(draft, key, by)),
    remove: (key: number) => reseat(withoutSeat(draft, key)),
    setReusable: (reusableSquatters: boolean) => setDraft({ ...draft, reusableSquatters }),
    /** Without a roll-off the dice are thrown now; a second press does not wait for them. */
    start: () => {
      throwOnce()
      if (show !== null && (decided || starting)) begin(show)
      else setStarting(true)
    },
  }
}

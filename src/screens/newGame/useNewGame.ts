/** The table being laid and how it becomes a match. Draws nothing. */
import { useState } from 'react'
import type { SeatCount } from '@/engine/index'
import { dictionaries, languages, usePhrases } from '@/i18n/index'
import { newMatch, type Match } from '@/match/index'
import { useTheme } from '@/theme/index'
import { useOpenMatch } from '../routes'
import { useServices } from '../services'
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
import { useRollOff } from './useRollOff'

/** The names we give to people, in every language, so that they change with it. */
const ownNames = languages.flatMap((language) =>
  [1, 2, 3, 4, 5].map((number) => dictionaries[language].names.player(number)),
)

export const useNewGame = () => {
  const { saves, now, newSeed, newId } = useServices()
  const { names: words } = usePhrases()
  const { reducedMotion } = useTheme()
  const openMatch = useOpenMatch()
  const [draft, setDraft] = useState<Draft>(() => {
    const last = saves.remembered.getState().lastTable
    return {
      ...draftOf(last?.players ?? null, ownNames),
      reusableSquatters: last?.rules.reusableSquatters ?? false,
    }
  })
  const watching = useRollOff(newSeed, reducedMotion)
  const seats = seatCountOf(draft)

  /** Who sits where has changed, so whoever won the roll-off has not. */
  const reseat = (next: Draft): void => {
    setDraft(next)
    watching.forget()
  }

  const start = (): void => {
    const { seed, rollOff } = watching.show ?? watching.throwDice(seats)
    const match: Match = newMatch({
      id: newId(),
      title: '',
      started: now(),
      ended: null,
      rules: { seats, first: rollOff.first, reusableSquatters: draft.reusableSquatters },
      players: playersOfDraft(draft, words.player),
      seed,
    })
    saves.save(match)
    saves.remember('lastTable', { rules: match.info.rules, players: match.info.players })
    openMatch(match.info.id)
  }

  return {
    draft,
    seats,
    names: namesOf(draft, words.player),
    show: watching.show,
    rollOff: () => watching.throwDice(seats),
    setSeats: (count: SeatCount) => reseat(withSeatCount(draft, count)),
    change: (key: number, change: Partial<Omit<DraftSeat, 'key'>>) => setDraft(withSeat(draft, key, change)),
    move: (key: number, by: -1 | 1) => reseat(withSeatMoved(draft, key, by)),
    remove: (key: number) => reseat(withoutSeat(draft, key)),
    setReusable: (reusableSquatters: boolean) => setDraft({ ...draft, reusableSquatters }),
    start,
  }
}

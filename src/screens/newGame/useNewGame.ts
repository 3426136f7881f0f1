import { useState } from 'react'
import { useStore } from 'zustand'
import { itemAt, required } from '@/checked'
import type { Seat, SeatCount } from '@/engine'
import { defaultNames } from '@/i18n/defaultNames'
import { usePhrases } from '@/i18n/PhrasesProvider'
import { rollOff, type MatchSetup } from '@/match'
import { kindOf, latestTable, withoutPerson, type LastTables, type LastTable, type TableDice } from '@/saves'
import { useTheme } from '@/theme/ThemeProvider'
import { ownerOf, withOwner, tableOf } from '@/features/table/tables'
import type { Memory } from '@/memory'
import { useSaves, useServices } from '@/services'
import { rollOffSeed } from '@/features/table/newMatches'
import { useStartMatch } from '@/features/table/useStartMatch'
import {
  namesOf,
  playersOfDraft,
  draftOf,
  isCoached,
  isFull,
  openSeats,
  seatCountOf,
  withNewcomer,
  withSeat,
  withSeatCount,
  withSeatMoved,
  withoutSeat,
  type Draft,
  type Newcomer,
  type SeatChange,
} from './draft'
import { filledWithBots, nextStarter } from './newcomers'
import { useRollOff } from './useRollOff'

export type NewGame = ReturnType<typeof useNewGame>

/** `likeMatch`: the match to copy the table from; by default the last one. */
export const useNewGame = (likeMatch: string | undefined) => {
  const like = useLike(likeMatch)
  const services = useServices()
  const { saves, memory, newSeed } = services
  const { names: words } = usePhrases()
  const { reducedMotion } = useTheme()
  const startMatch = useStartMatch()
  const remembered = useStore(saves.remembered)
  const { people, lastTable } = remembered
  const owner = ownerOf(remembered)
  const [draft, setDraft] = useState<Draft>(() => {
    const kept = like === null ? draftToResume(memory, lastTable) : null
    if (kept) return kept
    const last = like ?? latestTable(lastTable)
    const players = last && withOwner(last.players, owner)
    const reusableSquatters = last?.rules.reusableSquatters ?? false
    return { ...draftOf(players, people, defaultNames), reusableSquatters, dice: last?.dice ?? 'screen' }
  })
  /** With own dice, the key of the seat that rolled highest. */
  const [highest, setHighest] = useState<number | null>(null)
  const { show, throwDice, forget } = useRollOff(reducedMotion)
  const seats = seatCountOf(draft)
  const players = playersOfDraft(draft, words.player)
  const last = like ?? lastTable[kindOf(players)]
  /** The seat whose turn it is to start; null if the dice decide or have decided. */
  const next =
    show === null ? nextStarter(players, last && { ...last, players: withOwner(last.players, owner) }) : null

  /** After the seats change, an earlier roll-off no longer counts. */
  const reseat = (changed: Draft): void => {
    setDraft(changed)
    setHighest(null)
    forget()
  }

  const drawSeed = (): string => rollOffSeed(services, draft.seats.map(({ key }) => key).join(' '))

  const isOwn = draft.dice === 'own'
  const highestSeat = draft.seats.findIndex(({ key }) => key === highest)
  /** The starter with own dice; null until a player has said who rolled highest. */
  const chosen = highestSeat < 0 ? next : (highestSeat as Seat)

  const starting = (): Required<Pick<MatchSetup, 'starter' | 'seed'>> & { readonly first: Seat } => {
    if (isOwn) return { starter: highestSeat < 0 ? 'next' : 'chosen', seed: null, first: required(chosen) }
    if (next !== null) return { starter: 'next', seed: newSeed(), first: next }
    const seed = drawSeed()
    return { starter: 'rolled', seed, first: rollOff(seed, seats).first }
  }

  const start = (): void => {
    const { starter, seed, first } = starting()
    keepDraft(memory, draft, lastTable)
    startMatch({
      rules: { seats, first, reusableSquatters: draft.reusableSquatters },
      starter,
      players,
      coach: isCoached(draft),
      seed,
      looks: draft.seats.map(({ liked }) => liked),
    })
  }

  return {
    draft,
    seats,
    names: namesOf(draft, words.player),
    people,
    lastTable,
    show,
    next,
    /** Rolls only once. */
    rollOff: () => {
      if (show === null) throwDice(drawSeed(), seats)
    },
    setSeats: (count: SeatCount) => reseat(withSeatCount(draft, count)),
    changing: (key: number) => (change: SeatChange) => setDraft(withSeat(draft, key, change)),
    move: (key: number, by: -1 | 1) => reseat(withSeatMoved(draft, key, by)),
    remove: (key: number) => reseat(withoutSeat(draft, key)),
    /** Returns the key of the seat; null if the table is full. */
    sitDown: (newcomer: Newcomer): number | null => {
      const { draft: joined, key } = withNewcomer(draft, newcomer)
      if (key !== null) reseat(joined)
      return key
    },
    /** Returns an unnamed or new seat to type a name for. Null if the table is full. */
    newSeat: (): number | null => {
      const [open] = openSeats(draft, 'person')
      if (open || isFull(draft, 'person')) return open?.key ?? null
      const joined = withSeatCount(draft, (seats + 1) as SeatCount)
      reseat(joined)
      return itemAt(joined.seats, -1).key
    },
    /** Forgets a person; their seat becomes unnamed. Returns the function that undoes this. */
    forget: (key: number, name: string) => {
      const before = { people, draft }
      saves.remember('people', withoutPerson(people, name))
      setDraft(withSeat(draft, key, { name: '' }))
      return () => {
        saves.remember('people', before.people)
        setDraft(withSeat(before.draft, key, { name }))
      }
    },
    fillWithBots: () => reseat(filledWithBots(draft, lastTable, namesOf(draft, words.player))),
    /** With own dice, the key of the seat that starts; null while unknown. */
    chosen: chosen === null ? null : itemAt(draft.seats, chosen).key,
    choose: setHighest,
    setDice: (dice: TableDice) => {
      setDraft({ ...draft, dice })
      forget()
    },
    setReusable: (reusableSquatters: boolean) => setDraft({ ...draft, reusableSquatters }),
    setCoach: (coach: boolean) => setDraft({ ...draft, coach }),
    start,
  }
}

/** Keeps the draft of the match that starts, so that it can be resumed if the players come back before the first roll. */
const keepDraft = (memory: Memory, draft: Draft, before: LastTables): void => {
  memory.lastDraft = { draft, before }
}

/** Null if any match has been played since. */
const draftToResume = ({ lastDraft }: Memory, lastTables: LastTables): Draft | null =>
  lastDraft?.before === lastTables ? lastDraft.draft : null

/** The table of this match; null without an id, or if the match is not saved. */
const useLike = (id: string | undefined): LastTable | null => {
  const { solo, people } = useServices().saves.remembered.getState().lastTable
  const entry = useSaves(({ entries }) => entries.find((each) => each.id === id))
  // Uses the players at the start, not those who took over seats later.
  const remembered = [solo, people].find((table) => table?.match === id && id !== undefined)
  return remembered ?? (entry ? tableOf(entry) : null)
}

/** What a saved match is in two lines: whose turn it is, or who won and by what. Pure. */
import { decidingKey } from '@/engine'
import type { Phrases } from '@/i18n/dictionaries'
import type { Entry } from '@/saves'
import { seatNames, type SeatNames } from '@/features/matchView/sentences'

type Headline = { readonly title: string; readonly line: string }

export const headlineOf = (entry: Entry, { saved, common }: Pick<Phrases, 'saved' | 'common'>): Headline => {
  const { players, turn, round, lastRound, standings, rules } = entry
  const nameOf = seatNames(players)
  if (standings !== null) return resultOf(standings, nameOf, saved)
  if (lastRound !== null) return { title: common.lastRound, line: saved.toPlay(nameOf(turn), rules.seats) }
  return { title: common.turn(nameOf(turn)), line: saved.roundOf(round, rules.seats) }
}

const resultOf = (
  standings: NonNullable<Entry['standings']>,
  nameOf: SeatNames,
  saved: Phrases['saved'],
): Headline => {
  const winners = standings.filter(({ rank }) => rank === 1)
  const [first] = winners
  const second = standings[winners.length]
  if (!first) throw new Error('A finished match has someone in first place')
  if (winners.length > 1)
    return { title: saved.shared(winners.map(({ seat }) => nameOf(seat))), line: saved.decided.shared }
  const key = second ? decidingKey(first, second) : null
  return { title: saved.won(nameOf(first.seat), first.group), line: saved.decided[key ?? 'group'] }
}

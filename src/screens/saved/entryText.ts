/** Describes a saved match in words: its state in two lines, and when it was played. */
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

const dayOf = (time: Date): number =>
  Date.UTC(time.getFullYear(), time.getMonth(), time.getDate()) / 86_400_000

/** Local time, such as 9:12. */
const clockTime = (time: Date): string => `${time.getHours()}:${String(time.getMinutes()).padStart(2, '0')}`

export const whenPhrase = (iso: string, now: Date, { date }: Phrases['common']): string => {
  const time = new Date(iso)
  const daysAgo = dayOf(now) - dayOf(time)
  if (daysAgo === 0) return date.today(clockTime(time))
  if (daysAgo === 1) return date.yesterday(clockTime(time))
  if (time.getFullYear() === now.getFullYear()) return date.thisYear(time.getDate(), time.getMonth())
  return date.earlier(time.getDate(), time.getMonth(), time.getFullYear())
}

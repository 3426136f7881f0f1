/** Computes the figures of a person, and of all dice, from the summaries of matches. */
import { itemAt } from '@/checked'
import type { SeatCount } from '@/engine'
import {
  noDice,
  type DiceSummary,
  type PersonalRecord,
  type PlayerSummary,
  type Summary,
} from '@/match/review'
import { levels, type Level } from '@/names'

type Played = { readonly summary: Summary; readonly player: PlayerSummary }

export type Person = {
  /** The name in lower case; empty for all unnamed people. */
  readonly key: string
  readonly name: string
  /** The look from their last match. */
  readonly look: Pick<PlayerSummary, 'colour' | 'brand'>
  /** Oldest first. */
  readonly played: readonly Played[]
}

/** All people who have finished a match, most matches first. */
export const peopleIn = (summaries: readonly Summary[], unnamed: readonly string[]): readonly Person[] => {
  const people = new Map<string, Played[]>()
  // Cached, because the same name may occur a thousand times.
  const keys = new Map<string, string>()
  const keyOf = (called: string): string => {
    const known = keys.get(called)
    if (known !== undefined) return known
    const name = called.trim()
    const key = unnamed.includes(name) ? '' : name.toLowerCase()
    keys.set(called, key)
    return key
  }
  const inOrder = [...summaries].sort((a, b) => (a.ended < b.ended ? -1 : 1))
  for (const summary of inOrder)
    for (const player of summary.players) {
      if (player.by !== 'person' || !player.own) continue
      const key = keyOf(player.name)
      const played = people.get(key) ?? []
      played.push({ summary, player })
      people.set(key, played)
    }
  return [...people]
    .map(([key, played]) => {
      const { name, colour, brand } = itemAt(played, -1).player
      return { key, name: key === '' ? '' : name.trim(), look: { colour, brand }, played }
    })
    .sort((a, b) => b.played.length - a.played.length)
}

const sumOf = <Each>(all: readonly Each[], valueOf: (each: Each) => number): number =>
  all.reduce((sum, each) => sum + valueOf(each), 0)

/** A share with its 95 % confidence interval (Wilson). */
type Share = {
  readonly won: number
  readonly of: number
  readonly share: number
  readonly from: number
  readonly to: number
}

export const shareOf = (won: number, of: number): Share => {
  const z = 1.96
  const share = of === 0 ? 0 : won / of
  const middle = (share + (z * z) / (2 * of)) / (1 + (z * z) / of)
  const half = (z / (1 + (z * z) / of)) * Math.sqrt((share * (1 - share)) / of + (z * z) / (4 * of * of))
  return { won, of, share, from: Math.max(0, middle - half), to: Math.min(1, middle + half) }
}

/** With fewer matches the figures mean nothing. */
export const enough = 5

type Won = Share & {
  /** The expected share if all players were equally good. */
  readonly fair: number
  readonly best: number
  readonly now: number
  /** The share of the win in each of the last matches, oldest first. */
  readonly last: readonly number[]
}

export const wonBy = ({ played }: Person): Won => {
  const parts = played.map(({ player }) => player.won)
  let [best, now] = [0, 0]
  for (const part of parts) {
    now = part > 0 ? now + 1 : 0
    best = Math.max(best, now)
  }
  const fair = sumOf(played, ({ summary }) => 1 / summary.players.length) / played.length
  return {
    ...shareOf(
      sumOf(parts, (part) => part),
      parts.length,
    ),
    fair,
    best,
    now,
    last: parts.slice(-20),
  }
}

type Rival = Level | 'person'

/** How often this person finished ahead of each level of bots, weakest first, and of people. */
export const againstBy = ({ played }: Person): readonly (Share & { readonly rival: Rival })[] => {
  const met = new Map<Rival, { readonly ahead: number; readonly of: number }>()
  for (const { summary, player } of played)
    for (const other of summary.players) {
      if (other === player) continue
      const { ahead, of } = met.get(other.by) ?? { ahead: 0, of: 0 }
      const part = player.rank === other.rank ? 0.5 : player.rank < other.rank ? 1 : 0
      met.set(other.by, { ahead: ahead + part, of: of + 1 })
    }
  return [...levels, 'person' as const].flatMap((rival) => {
    const meetings = met.get(rival)
    return meetings ? [{ rival, ...shareOf(meetings.ahead, meetings.of) }] : []
  })
}

type Style = { readonly rolls: number; readonly busts: number; readonly spaces: number }

export const styleOf = ({ played }: Person): Style => {
  const turns = Math.max(
    1,
    sumOf(played, ({ player }) => player.turns),
  )
  const stops = Math.max(
    1,
    sumOf(played, ({ player }) => player.stops),
  )
  return {
    rolls: sumOf(played, ({ player }) => player.rolls) / turns,
    busts: sumOf(played, ({ player }) => player.busts) / turns,
    spaces: sumOf(played, ({ player }) => player.spaces) / stops,
  }
}

/** The kind of table at which this person plays most often. */
export const usualTable = ({ played }: Person): { readonly seats: SeatCount; readonly reusable: boolean } => {
  const counts = new Map<string, number>()
  for (const { summary } of played) {
    const kind = `${summary.players.length} ${summary.reusable}`
    counts.set(kind, (counts.get(kind) ?? 0) + 1)
  }
  const [usual] = itemAt(
    [...counts].sort(([, a], [, b]) => b - a),
    0,
  )
  const [seats, reusable] = usual.split(' ')
  return { seats: Number(seats) as SeatCount, reusable: reusable === 'true' }
}

type Choices = {
  /** Points lost per turn, match by match. */
  readonly matches: readonly number[]
  /** The moving mean of up to ten matches. */
  readonly line: readonly number[]
  readonly last: number
  /** The mean of the first ten matches; null with fewer than twenty. */
  readonly first: number | null
}

const window = 10

/** Null before any match has been judged. */
export const choicesOf = ({ played }: Person): Choices | null => {
  const judged = played.flatMap(({ player }) =>
    player.judged && player.turns > 0 ? [{ lost: player.judged.lost, turns: player.turns }] : [],
  )
  if (judged.length === 0) return null
  const mean = (some: typeof judged): number =>
    sumOf(some, ({ lost }) => lost) / sumOf(some, ({ turns }) => turns)
  const line = judged.map((_, at) => mean(judged.slice(Math.max(0, at + 1 - window), at + 1)))
  return {
    matches: judged.map(({ lost, turns }) => lost / turns),
    line,
    last: itemAt(line, -1),
    first: judged.length >= 2 * window ? mean(judged.slice(0, window)) : null,
  }
}

/** The mean luck per match, and whether it is not significantly different from zero. */
export const luckOf = ({ played }: Person): { readonly mean: number; readonly isEven: boolean } | null => {
  const luck = played.flatMap(({ player }) => (player.judged ? [player.judged.luck] : []))
  if (luck.length === 0) return null
  const mean = sumOf(luck, (each) => each) / luck.length
  const spread = sumOf(luck, (each) => (each - mean) ** 2) / Math.max(1, luck.length - 1)
  return { mean, isEven: luck.length < enough || Math.abs(mean) < 2 * Math.sqrt(spread / luck.length) }
}

type Record = PersonalRecord & { readonly match: string }

type Records = {
  readonly group: Record | null
  readonly longest: Record | null
  readonly best: Record | null
}

export const recordsOf = ({ played }: Person): Records => {
  const largest = (recordOf: (player: PlayerSummary) => PersonalRecord | null | undefined): Record | null =>
    played.reduce<Record | null>((best, { summary, player }) => {
      const feat = recordOf(player)
      return feat && (!best || feat.size > best.size) ? { ...feat, match: summary.id } : best
    }, null)
  return {
    group: largest(({ group }) => group),
    longest: largest(({ longest }) => longest),
    best: largest(({ judged }) => judged?.best),
  }
}

const bothOf = (a: readonly number[], b: readonly number[]): readonly number[] =>
  a.map((count, at) => count + itemAt(b, at))

export const diceIn = (summaries: readonly Summary[]): DiceSummary =>
  summaries.reduce<DiceSummary>(
    (sum, { dice }) => ({
      people: bothOf(sum.people, dice.people),
      bots: bothOf(sum.bots, dice.bots),
      busts: sum.busts + dice.busts,
      expected: sum.expected + dice.expected,
      spread: sum.spread + dice.spread,
    }),
    noDice,
  )

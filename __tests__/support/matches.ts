/** Builds matches from the short text of their moves; throws if a move is illegal. */
import type { Rules } from '@/engine'
import { matchOf, recordFormat, type Match, type MatchInfo, type Pilot } from '@/match'
import { brandNames, colourNames } from '@/names'

const names = ['Anna', 'Ruben', 'Mei', 'Doc Hollis', 'Old Silas'] as const

export const bot: Pilot = { who: 'bot', level: 'greenhorn' }

export type MatchOptions = Partial<Omit<MatchInfo, 'rules'>> & {
  readonly rules?: Partial<Rules>
  /** Seats played by bots. */
  readonly bots?: readonly number[]
}

/** For example `235:52 146:41. 333x`, the format of `src/match/record.ts`. Dice need no seed, and people play by default. */
export const matchWith = (moves: string, { rules, bots = [], ...info }: MatchOptions = {}): Match => {
  const seats = rules?.seats ?? 2
  const read = matchOf({
    format: recordFormat,
    id: 'test-match',
    title: '',
    started: '2026-11-18T10:00:00.000Z',
    ended: null,
    rules: { seats, first: 0, reusableSquatters: false, ...rules },
    players: names.slice(0, seats).map((name, seat) => ({
      name,
      colour: colourNames[seat]!,
      brand: brandNames[seat]!,
      pilot: bots.includes(seat) ? bot : { who: 'person' },
    })),
    starter: 'unknown',
    dice: 'screen',
    seals: [],
    coach: false,
    branch: null,
    dig: null,
    moves,
    ...info,
  })
  if (!read.ok) throw new Error(`Move ${read.move} of "${moves}": ${JSON.stringify(read.fault)}`)
  return read.match
}

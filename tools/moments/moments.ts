/** The moments of a match to film: real matches, opened just before the moment. */
import '../networks'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import type { Page } from 'playwright-core'

import { storedWith } from '../../__tests__/browser/support/players'
import { bustCount, orderedRolls, standings, type Game, type GameEvent } from '../../src/engine/index'
import {
  eventsOf,
  gameOf,
  newMatch,
  playBot,
  readText,
  roll,
  stop,
  turnsOf,
  type Match,
} from '../../src/match/index'
import { brandNames, colourNames } from '../../src/names'
import { root } from '../picture/app'
import type { Film } from './film'

const at = '2026-11-18T19:30:00.000Z'
const names = ['Anna', 'Ruben', 'Mei', 'Doc Hollis', 'Old Silas'] as const

const fresh = (seed: number, seats: 2 | 3 | 4 | 5): Match =>
  newMatch({
    id: 'moments',
    started: at,
    rules: { seats, first: 0, reusableSquatters: false },
    players: names.slice(0, seats).map((name, seat) => ({
      name,
      colour: colourNames[seat]!,
      brand: brandNames[seat]!,
      pilot: { who: 'bot', level: 'assayer' },
    })),
    seed: seed.toString(16).padStart(32, '0'),
  })

const seatedBy = (match: Match, bots: readonly number[]): Match => ({
  ...match,
  info: {
    ...match.info,
    players: match.info.players.map((player, seat) =>
      bots.includes(seat) ? player : { ...player, pilot: { who: 'person' } },
    ),
  },
})

type Wanted = {
  readonly seats: 2 | 3 | 4 | 5
  /** The seats that bots play in the film; people play the others. */
  readonly bots?: readonly number[]
  /** Gets the game before an action, the events it causes, and the match after it. */
  readonly isIt: (game: Game, events: readonly GameEvent[], after: Match) => boolean
}

/** The match before the first action that is such a moment, including actions that its player would not have dared. */
function before({ seats, bots = [], isIt }: Wanted): Match {
  for (let seed = 1; seed < 600; seed += 1) {
    let match = fresh(seed, seats)
    while (gameOf(match).phase !== 'over') {
      const game = gameOf(match)
      const next = playBot(match, at)
      const dared = game.phase === 'decide' ? [roll(match, at), stop(match, at)] : []
      if ([next, ...dared].some((after) => isIt(game, eventsOf(after), after))) return seatedBy(match, bots)
      match = next
    }
  }
  throw new Error('No such moment')
}

const has = (events: readonly GameEvent[], type: GameEvent['type']): boolean =>
  events.some((event) => event.type === type)
const chance = (game: Game): number => (game.phase === 'place' ? 0 : bustCount(game) / orderedRolls)
const claims = (game: Game): number => game.cells.filter(({ claim }) => claim).length
const markers = (game: Game): number => game.placedThisTurn.length
const isBot = (match: Match, bots: readonly number[]): boolean => bots.includes(gameOf(match).turn)

const phone = { width: 390, height: 844 }
const button = (page: Page, name: RegExp) => page.getByRole('button', { name }).first()

const pressing = (match: Match, name: RegExp, lasts: number, more: Partial<Film> = {}): Film => ({
  path: `/match/${match.info.id}`,
  stored: storedWith(match, { sound: false, passScreen: true }),
  size: phone,
  ready: (page) => button(page, name).waitFor(),
  act: (page) => button(page, name).click(),
  lasts,
  every: 60,
  ...more,
})

/** A roll that can be used, at a chance of a bust between `from` and `to`. */
const throwAt = (from: number, to: number, lasts: number): Film =>
  pressing(
    before({
      seats: 4,
      isIt: (game, events) =>
        has(events, 'rolled') &&
        !has(events, 'busted') &&
        markers(game) >= 2 &&
        game.turnsPlayed > 8 &&
        chance(game) >= from &&
        chance(game) < to,
    }),
    /^Roll again/,
    lasts,
  )

const bustOf = (count: number, lasts: number, more: Partial<Film> = {}): Film =>
  pressing(
    before({
      seats: 4,
      isIt: (game, events) => has(events, 'busted') && markers(game) === count && game.turnsPlayed > 4,
    }),
    /^Roll again/,
    lasts,
    more,
  )

/** Plays the bots after this action until a person has to act. */
const untilPerson = (after: Match, bots: readonly number[]): Match => {
  let match = after
  while (gameOf(match).phase !== 'over' && isBot(match, bots)) match = playBot(match, at)
  return match
}

/** A match won by two players together, whose last bust has not been shown yet: there are few of them. */
function shared(): Match {
  const read = readText(readFileSync(join(root, '__tests__/fixtures/records/shared-win.txt'), 'utf8'))
  if (!read.ok) throw new Error('The record of a shared win cannot be read')
  return read.match
}

/** A stop that ends the match with the given ranks. */
const winOf = (
  seats: 2 | 3 | 5,
  lasts: number,
  isWanted: (places: readonly { readonly rank: number; readonly seat: number }[]) => boolean = () => true,
  bots: readonly number[] = [],
): Film =>
  pressing(
    before({
      seats,
      bots,
      isIt: (game, events, after) =>
        has(events, 'stopped') &&
        has(events, 'ended') &&
        !bots.includes(game.turn) &&
        isWanted(standings(gameOf(after))),
    }),
    /^Stop/,
    lasts,
    { every: 120 },
  )

export const moments = {
  roll: () => throwAt(0, 0.1, 1140),
  warm: () => throwAt(0.1, 0.2, 1260),
  hot: () => throwAt(0.2, 0.3, 1380),
  bold: () => throwAt(0.4, 1, 1560),
  bust: () => bustOf(5, 2400),
  bustOfOne: () => bustOf(1, 2040),
  bustOfTwo: () => bustOf(2, 2280),
  bustOfEight: () => bustOf(8, 2640),
  bustAtBrisk: () => {
    const film = bustOf(5, 1320)
    return { ...film, stored: { ...film.stored, 'claim-it/setting/dicePace': '"brisk"' } }
  },
  bustOfBot: () =>
    pressing(
      before({
        seats: 3,
        bots: [1, 2],
        isIt: (game, events, after) => {
          if (game.turn !== 0 || game.turnsPlayed < 6 || !has(events, 'stopped')) return false
          const turn = turnsOf(untilPerson(after, [1]))[game.turnsPlayed + 1]
          return turn?.ending === 'busted' && turn.rolls.length === 3
        },
      }),
      /^Stop/,
      5400,
      { from: 600, every: 120 },
    ),
  claim: () =>
    pressing(
      before({
        seats: 4,
        isIt: (game, events) =>
          claims(game) === 2 && events.some((event) => event.type === 'placed' && event.kind === 'claim'),
      }),
      /claim here/,
      540,
    ),
  stop: () =>
    pressing(
      before({
        seats: 4,
        isIt: (game, events) =>
          markers(game) >= 5 &&
          events.some(
            (event) => event.type === 'stopped' && event.taken.length > 1 && event.claimed.length > 0,
          ),
      }),
      /^Stop/,
      960,
    ),
  lastRound: () =>
    pressing(before({ seats: 3, isIt: (_, events) => has(events, 'lastRoundCalled') }), /^Stop/, 3600, {
      every: 240,
    }),
  bots: () =>
    pressing(
      before({
        seats: 3,
        bots: [1, 2],
        isIt: (game, events) => game.turn === 0 && game.turnsPlayed > 8 && has(events, 'stopped'),
      }),
      /^Stop/,
      4200,
      { from: 600, every: 120 },
    ),
  win: () => winOf(2, 4500),
  winOfFive: () => winOf(5, 5400),
  winShared: () => pressing(shared(), /^See the result/, 4500, { every: 120 }),
  lostToBot: () => winOf(3, 4500, ([first]) => first!.seat !== 0, [1, 2]),
} as const satisfies Readonly<Record<string, () => Film>>

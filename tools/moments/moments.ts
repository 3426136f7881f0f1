/** The moments of a match that are worth a look, each as a film: real matches, opened just before. Invents no position. */
import type { Page } from 'playwright-core'

import { storedWith } from '../../__tests__/browser/support/players'
import { bustCount, orderedRolls, type Game, type GameEvent } from '../../src/engine/index'
import { eventsOf, gameOf, newMatch, playBot, type Match } from '../../src/match/index'
import { brandNames, colourNames } from '../../src/names'
import type { Film } from './film'

const at = '2026-11-18T19:30:00.000Z'
const names = ['Anna', 'Ruben', 'Mei', 'Doc Hollis'] as const

type Bots = readonly number[]

const fresh = (seed: number, seats: 2 | 3 | 4): Match =>
  newMatch({
    id: 'moments',
    started: at,
    ended: null,
    rules: { seats, first: 0, reusableSquatters: false },
    players: names.slice(0, seats).map((name, seat) => ({
      name,
      colour: colourNames[seat]!,
      brand: brandNames[seat]!,
      pilot: { who: 'bot', level: 'assayer', temperament: null },
    })),
    seed: seed.toString(16).padStart(32, '0'),
  })

const seatedBy = (match: Match, bots: Bots): Match => ({
  ...match,
  info: {
    ...match.info,
    players: match.info.players.map((player, seat) =>
      bots.includes(seat) ? player : { ...player, pilot: { who: 'person' } },
    ),
  },
})

/** The match before the first action that is such a moment. */
function before(
  seats: 2 | 3 | 4,
  isIt: (game: Game, events: readonly GameEvent[]) => boolean,
  bots: Bots = [],
): Match {
  for (let seed = 1; seed < 400; seed += 1) {
    let match = fresh(seed, seats)
    while (gameOf(match).phase !== 'over') {
      const next = playBot(match, at)
      if (isIt(gameOf(match), eventsOf(next))) return seatedBy(match, bots)
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

export const moments = {
  roll: () =>
    pressing(
      before(
        4,
        (game, events) =>
          has(events, 'rolled') &&
          !has(events, 'busted') &&
          markers(game) === 2 &&
          game.turnsPlayed > 12 &&
          chance(game) < 0.1,
      ),
      /^Roll again/,
      900,
    ),
  bold: () =>
    pressing(
      before(
        4,
        (game, events) =>
          has(events, 'rolled') && !has(events, 'busted') && markers(game) >= 4 && chance(game) >= 0.3,
      ),
      /^Roll again/,
      1560,
    ),
  bust: () =>
    pressing(
      before(4, (game, events) => has(events, 'busted') && markers(game) >= 5 && chance(game) >= 0.2),
      /^Roll again/,
      2700,
    ),
  claim: () =>
    pressing(
      before(
        4,
        (game, events) =>
          claims(game) === 2 && events.some((event) => event.type === 'placed' && event.kind === 'claim'),
      ),
      /claim here/,
      540,
    ),
  stop: () =>
    pressing(
      before(
        4,
        (game, events) =>
          markers(game) >= 5 &&
          events.some(
            (event) => event.type === 'stopped' && event.taken.length > 1 && event.claimed.length > 0,
          ),
      ),
      /^Stop/,
      960,
    ),
  lastRound: () =>
    pressing(
      before(3, (_, events) => has(events, 'lastRoundCalled')),
      /^Stop/,
      3600,
      { every: 240 },
    ),
  bots: () =>
    pressing(
      before(3, (game, events) => game.turn === 0 && game.turnsPlayed > 8 && has(events, 'stopped'), [1, 2]),
      /^Stop/,
      4200,
      { from: 600, every: 120 },
    ),
  win: () =>
    pressing(
      before(2, (_, events) => has(events, 'stopped') && has(events, 'ended')),
      /^Stop/,
      4500,
      { every: 120 },
    ),
} as const satisfies Readonly<Record<string, () => Film>>

/** Real matches to photograph: bots play them from the first roll, and the seats have people's names. */
import '../../networks'
import {
  bustCount,
  legalPlacements,
  standings,
  type Game,
  type GameEvent,
  type SeatCount,
} from '../../../src/engine/index'
import { eventsOf, gameOf, newMatch, playBot, type Match, type Pilot } from '../../../src/match/index'
import { brandNames, characters, colourNames } from '../../../src/names'

const started = '2026-11-18T19:30:00.000Z'
const names = ['Anna', 'Ruben', 'Mei', 'Jonas', 'Elif'] as const
const enough = 400

const fresh = (seed: number, seats: SeatCount, pilot: Pilot): Match =>
  newMatch({
    id: 'kitchen-table',
    started,
    rules: { seats, first: 0, reusableSquatters: false },
    players: names.slice(0, seats).map((name, seat) => ({
      name,
      colour: colourNames[seat]!,
      brand: brandNames[seat]!,
      pilot,
    })),
    seed: seed.toString(16).padStart(32, '0'),
  })

const player: Pilot = { who: 'bot', level: 'assayer' }

const amongPeople = (match: Match): Match => ({
  ...match,
  info: { ...match.info, players: match.info.players.map((each) => ({ ...each, pilot: { who: 'person' } })) },
})

/** Gets the game and the events of the last action. */
type Moment = (game: Game, events: readonly GameEvent[]) => boolean

/** The first such moment, in the first match that has one. */
function momentIn(seats: SeatCount, minutes: number, isIt: Moment): Match {
  const at = new Date(Date.parse(started) + minutes * 60_000).toISOString()
  for (let seed = 1; seed < enough; seed += 1) {
    let match = fresh(seed, seats, player)
    for (;;) {
      const game = gameOf(match)
      if (isIt(game, eventsOf(match))) return amongPeople(match)
      if (game.phase === 'over') break
      match = playBot(match, at)
    }
  }
  throw new Error(`No such moment in ${enough} matches of ${seats}`)
}

export const underWay = (): Match =>
  momentIn(
    3,
    20,
    (game) => game.phase === 'decide' && game.turnsPlayed >= 12 && game.placedThisTurn.length === 4,
  )

export const choosing = (): Match =>
  momentIn(4, 24, (game) => {
    if (game.phase !== 'place' || game.turnsPlayed < 14) return false
    const options = legalPlacements(game)
    const claims = options.filter(({ kind }) => kind === 'claim').length
    return game.placedThisTurn.length >= 3 && options.length >= 5 && claims >= 1 && claims < options.length
  })

/** A close call: some four rolls in ten would bust. */
export const deciding = (): Match =>
  momentIn(3, 26, (game) => {
    if (game.phase !== 'decide' || game.turnsPlayed < 15 || game.placedThisTurn.length < 5) return false
    const bust = bustCount(game) / 216
    return bust > 0.3 && bust < 0.45
  })

/** Five markers or more, gone with one roll of three different dice. */
export const busted = (): Match =>
  momentIn(4, 28, (game, events) =>
    events.some(
      (event) =>
        event.type === 'busted' &&
        event.lost.length >= 5 &&
        new Set(event.dice).size === 3 &&
        game.turnsPlayed >= 14 &&
        game.lastRound === null,
    ),
  )

/** Four players, one clear winner, every player on the board, and no tied ranks. */
export const finished = (): Match =>
  momentIn(4, 41, (game) => {
    if (game.phase !== 'over') return false
    const groups = standings(game).map(({ group }) => group)
    return groups[0]! >= 8 && groups.at(-1)! >= 2 && new Set(groups).size === groups.length
  })

const bots = ['baron', 'surveyor', 'greenhorn'] as const

/** The last table that was set up: one person, and bots of three levels. */
export const lastTable = {
  rules: { seats: 4, first: 0, reusableSquatters: false },
  players: [
    { name: 'Anna', colour: colourNames[0], brand: brandNames[0], pilot: { who: 'person' } },
    ...bots.map((level, at) => ({
      name: characters[level].name,
      colour: colourNames[at + 1]!,
      brand: characters[level].brand,
      pilot: { who: 'bot', level },
    })),
  ],
} as const

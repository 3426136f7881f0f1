/**
 * Measures what the first seat and calling the last round are worth, between bots of one level, and writes the file
 * that the page "Good to know" shows. It refuses to tell what people would win.
 *
 *   npx tsx tools/odds/run.ts [level] [matches at each table size]
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { bots, levels, type Bot, type Level } from '../../src/bots/index'
import {
  newGame,
  play,
  seatCounts,
  standings,
  type Die,
  type Game,
  type Seat,
  type SeatCount,
} from '../../src/engine/index'
import { seededRandom } from '../seededRandom'

const out = join(__dirname, '../../src/screens/learn/odds/measured.json')

const [levelName = 'surveyor', matchesText = '4000'] = process.argv.slice(2)
const level = levels.find((each) => each === levelName)
const matches = Number(matchesText)
if (level === undefined || !(matches > 0)) throw new Error('run.ts [level] [matches]')

type Tally = { readonly wins: number[]; callerWins: number; called: number }

const die = (random: () => number): Die => (Math.floor(random() * 6) + 1) as Die

const playOut = (bot: Bot, seats: SeatCount, random: () => number): Game => {
  let game = newGame({ seats })
  while (game.phase !== 'over') {
    const move = bot.choose(game, random)
    game = play(
      game,
      move.type === 'roll' ? { type: 'roll', dice: [die(random), die(random), die(random)] } : move,
    ).game
  }
  return game
}

/** A shared win counts in parts. */
const count = (tally: Tally, game: Game): void => {
  const winners = standings(game).filter(({ rank }) => rank === 1)
  for (const { seat } of winners) tally.wins[seat] = tally.wins[seat]! + 1 / winners.length
  const caller: Seat = game.lastRound!.caller
  tally.called += 1
  if (winners.some(({ seat }) => seat === caller)) tally.callerWins += 1 / winners.length
}

const measure = (name: Level, seats: SeatCount) => {
  const random = seededRandom(1855 + seats)
  const tally: Tally = { wins: Array<number>(seats).fill(0), callerWins: 0, called: 0 }
  for (let match = 0; match < matches; match += 1) count(tally, playOut(bots[name], seats, random))
  const of100 = (wins: number): number => Math.round((1000 * wins) / matches) / 10
  return { seats, winsBySeat: tally.wins.map(of100), callerWins: of100(tally.callerWins) }
}

const tables = seatCounts.map((seats) => {
  const table = measure(level, seats)
  console.log(table)
  return table
})
/** As Prettier would have it: the wins of a table on one line. */
const written = JSON.stringify({ level, matches, tables }, null, 2).replace(
  /\[([\s\d.,]+)\]/g,
  (_, wins: string) => `[${wins.trim().replace(/\s+/g, ' ')}]`,
)
writeFileSync(out, `${written}\n`)

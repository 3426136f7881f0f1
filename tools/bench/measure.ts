/**
 * Compares the speed of the engine with the same game for boardgame.io, and of bustCount with counting; exits 1 below a limit.
 */
import { bustCount, dieValues, legalPlacements, type Dice, type Game } from '@/engine'
import { openTable as boardgameTable } from './boardgame/table'
import { seededRandom } from '../seededRandom'
import { engineTable, playMatch, positionsOfMatches, type Table } from './tables'

const bars = { moves: 60, busts: 20 }
const rounds = 3

type Sample = { readonly count: number; readonly ms: number }
const perSecond = ({ count, ms }: Sample): number => (count / ms) * 1000

/** Repeats a piece of work, which returns how much it did, until the time is up. */
const measure = (forMs: number, work: (repetition: number) => number): Sample => {
  const start = performance.now()
  let count = 0
  let ms = 0
  for (let repetition = 0; ms < forMs; repetition += 1) {
    count += work(repetition)
    ms = performance.now() - start
  }
  return { count, ms }
}

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]!

const whole = (value: number): string => Math.round(value).toLocaleString('en').padStart(12)

/** Measures two ways of doing the same alternately, so that other load slows both; returns the median of the ratios. */
const compare = (
  title: string,
  unit: string,
  bar: number,
  fast: { readonly name: string; readonly run: () => Sample },
  slow: { readonly name: string; readonly run: () => Sample },
): boolean => {
  fast.run()
  slow.run()
  const pairs = Array.from({ length: rounds }, () => ({ fast: fast.run(), slow: slow.run() }))
  const ratio = median(pairs.map((pair) => perSecond(pair.fast) / perSecond(pair.slow)))
  console.log(`\n${title}`)
  for (const side of ['fast', 'slow'] as const) {
    const { name } = side === 'fast' ? fast : slow
    const rate = median(pairs.map((pair) => perSecond(pair[side])))
    const ms = pairs.reduce((sum, pair) => sum + pair[side].ms, 0)
    console.log(`  ${name.padEnd(38)}${whole(rate)} ${unit}/s  in ${whole(ms).trim()} ms`)
  }
  console.log(`  ${ratio.toFixed(1)} times as many; at least ${bar} asked: ${ratio >= bar ? 'yes' : 'NO'}`)
  return ratio >= bar
}

const sameMatches = (a: Table, b: Table, count: number): boolean =>
  Array.from({ length: count }, (_, seed) => seed).every(
    (seed) =>
      playMatch(a, seededRandom(seed)) === playMatch(b, seededRandom(seed)) && a.owners() === b.owners(),
  )

const allRolls: readonly Dice[] = dieValues.flatMap((a) =>
  dieValues.flatMap((b) => dieValues.map((c): Dice => [a, b, c])),
)
const countedBusts = (game: Game): number =>
  allRolls.filter((dice) => legalPlacements(game, dice).length === 0).length

const engine = engineTable()
const boardgame = boardgameTable()
if (!sameMatches(engine, boardgame, 20)) throw new Error('The two games do not play the same matches')
const positions = positionsOfMatches(20, seededRandom(1))
if (positions.some((game) => bustCount(game) !== countedBusts(game))) throw new Error('The two counts differ')

const playing = (table: Table, forMs: number) => () =>
  measure(forMs, (seed) => playMatch(table, seededRandom(seed)))
const counting = (count: (game: Game) => number) => () =>
  measure(300, (repetition) => {
    let sum = 0
    for (const game of positions) sum += count(game)
    if (repetition === 0 && sum === 0) throw new Error('No position can bust')
    return positions.length
  })

console.log(`Node ${process.version}, ${rounds} rounds, medians. Both sides play the same 20 matches alike.`)
const passed = [
  compare(
    'Random two-player matches',
    'moves',
    bars.moves,
    { name: 'engine', run: playing(engine, 300) },
    { name: 'boardgame.io 0.50', run: playing(boardgame, 800) },
  ),
  compare(
    `Rolls that bust, in ${positions.length} positions of such matches`,
    'positions',
    bars.busts,
    { name: 'bustCount', run: counting(bustCount) },
    { name: 'legalPlacements for all 216 rolls', run: counting(countedBusts) },
  ),
]
if (passed.includes(false)) process.exitCode = 1

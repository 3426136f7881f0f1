/**
 * `npm run arena`: who beats whom. Without names, the baron against the yardsticks; with two names, the first as a guest
 * among the second; `--levels` writes the strengths that the app shows; `--cost` prints what a decision costs.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { seatCounts, type SeatCount } from '../../src/engine/index'
import { openArena, tableHead, tableRow, type Outcome } from './arena'
import { printCost } from './cost'
import type { Pairing } from './duel'
import { measureStrength } from './strength'

const strengthFile = join(__dirname, '..', '..', 'src', 'bots', 'strength.json')

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    matches: { type: 'string', default: '4000' },
    seats: { type: 'string', default: '2' },
    variant: { type: 'boolean', default: false },
    workers: { type: 'string', default: '2' },
    levels: { type: 'boolean', default: false },
    cost: { type: 'boolean', default: false },
  },
})
const matches = Number(values.matches)

/** The bars: at two players against both yardsticks, with more against stop-after-5; both ways to play. */
const bars: readonly Pairing[] = [false, true].flatMap((reusable) => [
  ...seatCounts.map((seats): Pairing => ({ guest: 'baron', host: 'stop-after-5', seats, reusable, matches })),
  { guest: 'baron', host: 'weighing', seats: 2, reusable, matches },
])

const chosen = (): readonly Pairing[] => {
  const [guest, host] = positionals
  if (!guest || !host) return bars
  const seats = seatCounts.find((count) => count === Number(values.seats)) as SeatCount
  return [{ guest, host, seats, reusable: values.variant, matches }]
}

const main = async (): Promise<void> => {
  if (values.cost) return printCost()
  const arena = await openArena(Number(values.workers))
  const show = (outcome: Outcome): void => console.log(tableRow(outcome))
  console.log(tableHead.join('\n'))
  if (values.levels) {
    const strength = await measureStrength(arena, matches, new Date().toISOString().slice(0, 10), show)
    writeFileSync(strengthFile, `${JSON.stringify(strength, null, 2)}\n`)
    return
  }
  for (const pairing of chosen()) show(await arena(pairing))
}

void main()

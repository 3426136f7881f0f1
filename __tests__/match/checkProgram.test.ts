/** Runs the program in docs/dice.md as it is printed there, without any code of the app. */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { seatCounts } from '@/engine'
import { rollsOf, writeText } from '@/match'
import { matchFor } from '../fixtures/matches'

const page = readFileSync(join(__dirname, '../../docs/dice.md'), 'utf8')
const [, lines = ''] = /```js\n([^`]*(?:`[^`]+`[^`]*)*?)```/.exec(page) ?? []

const checked = (text: string): string =>
  spawnSync(process.execPath, ['--input-type=module', '--eval', lines], {
    input: text,
    encoding: 'utf8',
  }).stdout.trim()

it('is ten lines long', () => {
  expect(lines.trimEnd().split('\n')).toHaveLength(10)
})

it.each(seatCounts)('finds the dice of a match of %s right', (seats) => {
  const match = matchFor(seats)
  expect(checked(writeText(match))).toBe(`The seal fits. ${rollsOf(match).length} rolls, 0 of them wrong.`)
})

it('finds a changed roll and a changed seed', () => {
  const text = writeText(matchFor(3))
  const changed = text.replace(
    /^(2\. \{.*?\} )(\d)/m,
    (_, before: string, die: string) => `${before}${(Number(die) % 6) + 1}`,
  )
  expect(checked(changed)).toMatch(/^The seal fits\. \d+ rolls, 1 of them wrong\.$/)
  expect(checked(text.replace(/(\[Seed ")\w/, '$1f'))).toMatch(/^ANOTHER SEAL!/)
})

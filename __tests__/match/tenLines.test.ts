/** The ten lines of the README, run as they stand there: they know nothing of the app. */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { seatCounts } from '@/engine'
import { rollsOf, writeText } from '@/match'
import { matchFor } from '../fixtures/matches'

const readme = readFileSync(join(__dirname, '../../README.md'), 'utf8')
const [, lines = ''] = /```js\n([^`]*(?:`[^`]+`[^`]*)*?)```/.exec(readme) ?? []

const checked = (text: string): string =>
  spawnSync(process.execPath, ['--input-type=module', '--eval', lines], {
    input: text,
    encoding: 'utf8',
  }).stdout.trim()

it('are ten', () => {
  expect(lines.trimEnd().split('\n')).toHaveLength(10)
})

it.each(seatCounts)('find a match of %s sound', (seats) => {
  const match = matchFor(seats)
  expect(checked(writeText(match))).toBe(`The stamp fits. ${rollsOf(match).length} rolls, 0 of them wrong.`)
})

it('find a roll that is not in the paper, and another paper', () => {
  const text = writeText(matchFor(3))
  const changed = text.replace(
    /^(2\. \{.*?\} )(\d)/m,
    (_, before: string, die: string) => `${before}${(Number(die) % 6) + 1}`,
  )
  expect(checked(changed)).toMatch(/^The stamp fits\. \d+ rolls, 1 of them wrong\.$/)
  expect(checked(text.replace(/(\[Seed ")\w/, '$1f'))).toMatch(/^ANOTHER STAMP!/)
})

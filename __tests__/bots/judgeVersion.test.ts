/** New networks need a new name, or statistics would mix the verdicts of two judges. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { judgeVersion } from '@/bots'

/** These networks were first shipped in files of another format, whose hash is their name. */
const namesFromEarlierFiles: Readonly<Record<string, string>> = { '24e54fbb': '872946c1' }

it('is named after the files of the networks', () => {
  const hash = createHash('sha256')
  for (const rule of ['base', 'variant'])
    for (const seats of [2, 3, 4, 5])
      hash.update(readFileSync(join(__dirname, `../../src/bots/weights/${rule}${seats}.json`)))
  const name = hash.digest('hex').slice(0, 8)
  expect(judgeVersion.split('-')[0]).toBe(namesFromEarlierFiles[name] ?? name)
})

/** Whoever trains new networks gives them a new name: else statistics would mix two judges. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { judgeVersion } from '@/bots'

it('is named after what the networks have learned', () => {
  const hash = createHash('sha256')
  for (const rule of ['base', 'variant'])
    for (const seats of [2, 3, 4, 5])
      hash.update(readFileSync(join(__dirname, `../../src/bots/weights/${rule}${seats}.ts`)))
  expect(judgeVersion.split('-')[0]).toBe(hash.digest('hex').slice(0, 8))
})

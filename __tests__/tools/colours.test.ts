/** app.json and the web page use the theme's colours. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { pages } from '../../tools/colours/page'

const read = (file: string): string => readFileSync(join(__dirname, '../..', file), 'utf8')
const bare = (text: string): string => text.replace(/\s+/g, '').toLowerCase()

it.each(Object.entries(pages))(
  '%s has the colours of the theme (if not, run npm run colours)',
  (file, dress) => {
    const text = read(file)
    expect(bare(text)).toBe(bare(dress(text)))
  },
)

it.each(Object.entries(pages))('notices another colour in %s', (file, dress) => {
  const text = read(file)
  const repainted = text.replace(/#[0-9a-f]{6}/gi, '#123456')
  expect(repainted).not.toBe(text)
  expect(bare(dress(repainted))).toBe(bare(text))
})

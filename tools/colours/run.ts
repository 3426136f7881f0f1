/** Copies the colours of `src/theme/colours.ts` to the page behind the app. Run it after changing one. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { format, resolveConfig } from 'prettier'

import { pages } from './page'

const root = join(__dirname, '../..')

async function carry(): Promise<void> {
  for (const [file, dress] of Object.entries(pages)) {
    const path = join(root, file)
    const settings = await resolveConfig(path)
    writeFileSync(path, await format(dress(readFileSync(path, 'utf8')), { ...settings, filepath: path }))
    console.log(file)
  }
}

void carry()

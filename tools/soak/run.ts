/**
 * npm run soak: the long counts, whole; with --small as the checks run them, with words only those so named. `sights` looks
 * at every sight of the app in every size on the phones made of fakes: what it finds is not all mended, so it waits to be asked.
 */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { runBundled } from '../runBundled'

const words = process.argv.slice(2)
const wantsSights = words.includes('sights')

// Of the theme the stage needs the times only; fonts and React stay away.
if (!wantsSights) runBundled(join(__dirname, 'counts.ts'), { '@/theme/index': 'theme/motion.ts' })
if (wantsSights && !process.exitCode) {
  const env = { ...process.env, PHONE_WHOLE: '1' }
  const { status } = spawnSync('npm', ['run', 'test:phone', '--', 'fits'], { stdio: 'inherit', env })
  process.exitCode = status ?? 1
}

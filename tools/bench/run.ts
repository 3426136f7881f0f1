/** npm run bench: installs boardgame.io for this folder alone, and measures the engine beside it. */
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { runBundled } from '../runBundled'

const boardgame = join(__dirname, 'boardgame')
if (!existsSync(join(boardgame, 'node_modules')))
  execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: boardgame, stdio: 'inherit' })

runBundled(join(__dirname, 'measure.ts'))

/** `npm run bench`: installs boardgame.io in this folder and measures the engine next to it. */
import { execSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { runBundled } from '../runBundled'

const boardgame = join(__dirname, 'boardgame')
if (!existsSync(join(boardgame, 'node_modules')))
  execSync('npm ci --no-audit --no-fund', { cwd: boardgame, stdio: 'inherit' })

runBundled(join(__dirname, 'measure.ts'))

/** npm run bench: installs boardgame.io for this folder alone, bundles both games for production, and measures them. */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { buildSync } from 'esbuild'

const here = __dirname
const boardgame = join(here, 'boardgame')
if (!existsSync(join(boardgame, 'node_modules')))
  execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: boardgame, stdio: 'inherit' })

const folder = mkdtempSync(join(tmpdir(), 'claim-it-bench-'))
try {
  // As an app would ship them: tsx adds names to every inner function, which is not what is to be measured.
  buildSync({
    entryPoints: [join(here, 'measure.ts')],
    outfile: join(folder, 'measure.js'),
    bundle: true,
    platform: 'node',
    alias: { '@': resolve(here, '../../src') },
    define: { 'process.env.NODE_ENV': '"production"' },
  })
  execFileSync(process.execPath, [join(folder, 'measure.js')], { stdio: 'inherit' })
} catch (error) {
  // The measuring program has said why.
  if (!(error instanceof Error && 'status' in error)) throw error
  process.exitCode = 1
} finally {
  rmSync(folder, { recursive: true })
}

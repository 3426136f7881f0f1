/**
 * Bundles a developers' program as an app would ship it and runs the bundle. Under tsx, hot loops are slower, because it wraps
 * every inner function to keep its name.
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { buildSync } from 'esbuild'

const source = resolve(__dirname, '../src')

/** Passes on this program's arguments and its exit code. With --jitless it runs without a compiler, much as on a phone. */
export const runBundled = (entry: string): void => {
  const folder = mkdtempSync(join(tmpdir(), 'claim-it-'))
  const program = join(folder, 'program.js')
  const flags = process.argv.filter((each) => each === '--jitless')
  try {
    buildSync({
      entryPoints: [entry],
      outfile: program,
      bundle: true,
      platform: 'node',
      alias: { '@': source },
      define: { 'process.env.NODE_ENV': '"production"' },
    })
    process.exitCode =
      spawnSync(process.execPath, [...flags, program, ...process.argv.slice(2)], { stdio: 'inherit' })
        .status ?? 1
  } finally {
    rmSync(folder, { recursive: true })
  }
}

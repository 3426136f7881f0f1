/** Renders picture.tsx as on the web, and returns its output. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { buildSync } from 'esbuild'

import type { Scheme } from '@/names'

export type Coat = Readonly<Record<'bg' | 'panel' | 'line' | 'ink' | 'hills' | 'plots' | 'mark', string>>
export type Coats = Readonly<Record<Scheme, Coat>>

export function drawHome(): Coats {
  const folder = mkdtempSync(join(tmpdir(), 'claim-it-picture-'))
  const program = join(folder, 'picture.js')
  try {
    buildSync({
      entryPoints: [join(__dirname, 'picture.tsx')],
      outfile: program,
      bundle: true,
      platform: 'node',
      mainFields: ['module', 'main'],
      jsx: 'automatic',
      alias: { '@': resolve(__dirname, '../../src'), 'react-native': 'react-native-web' },
      resolveExtensions: ['.web.tsx', '.web.ts', '.web.js', '.tsx', '.ts', '.mjs', '.js', '.json'],
      loader: { '.js': 'jsx', '.woff2': 'empty', '.ttf': 'empty', '.png': 'empty', '.wav': 'empty' },
      define: { 'process.env.NODE_ENV': '"production"', __DEV__: 'false' },
    })
    const { status, stdout, stderr } = spawnSync(process.execPath, [program], { encoding: 'utf8' })
    if (status !== 0) throw new Error(`Home could not be drawn: ${stderr}`)
    return JSON.parse(stdout) as Coats
  } finally {
    rmSync(folder, { recursive: true })
  }
}

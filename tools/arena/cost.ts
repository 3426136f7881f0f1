/** Measures what a decision costs, with Node's compiler and without (`--jitless`, a stand-in for a phone). */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bundle } from '../threads/start'
import type { Cost } from './costProbe'

const probe = (file: string, flags: readonly string[], matches: number): readonly Cost[] =>
  JSON.parse(
    execFileSync(process.execPath, [...flags, file, String(matches)], { encoding: 'utf8', stdio: 'pipe' }),
  )

type Costs = { readonly compiled: readonly Cost[]; readonly jitless: readonly Cost[] }

/** Costs by table and player, with and without the compiler. */
const measureCost = async (matches = 6): Promise<Costs> => {
  const folder = mkdtempSync(join(tmpdir(), 'claim-it-cost-'))
  const file = join(folder, 'probe.cjs')
  try {
    writeFileSync(file, await bundle(join(__dirname, 'costProbe.ts')))
    return { compiled: probe(file, [], matches), jitless: probe(file, ['--jitless'], matches) }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

export const printCost = async (): Promise<void> => {
  const { compiled, jitless } = await measureCost()
  console.log('Milliseconds of processor time, base game')
  console.log(
    '| player | players | decisions | mean, jitless | worst, jitless | mean, compiled |\n|---|---|---|---|---|---|',
  )
  jitless.forEach(({ player, seats, decisions, mean, worst }, at) =>
    console.log(
      `| ${player} | ${seats} | ${decisions} | ${mean.toFixed(3)} | ${worst.toFixed(2)} | ${compiled[at]!.mean.toFixed(4)} |`,
    ),
  )
}

/** What a decision costs, with Node's compiler and without (`--jitless`, a stand-in for a phone). Measures, judges nothing. */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bundle } from '../threads/start'
import type { Cost } from './costProbe'

type Probe = { readonly decisions: number; readonly costs: readonly Cost[] }

const probe = (file: string, flags: readonly string[], matches: number): Probe =>
  JSON.parse(
    execFileSync(process.execPath, [...flags, file, String(matches)], { encoding: 'utf8', stdio: 'pipe' }),
  )

/** Costs by player, compiled and without compiler. */
export const measureCost = async (matches = 6): Promise<{ compiled: Probe; jitless: Probe }> => {
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
  console.log(`${jitless.decisions} decisions, two players, base game; milliseconds of processor time`)
  console.log('| player | mean, jitless | worst, jitless | mean, compiled |\n|---|---|---|---|')
  jitless.costs.forEach(({ player, mean, worst }, at) =>
    console.log(
      `| ${player} | ${mean.toFixed(3)} | ${worst.toFixed(2)} | ${compiled.costs[at]!.mean.toFixed(4)} |`,
    ),
  )
  const total = (name: string): number => compiled.costs.find(({ player }) => player === name)!.total
  console.log(
    `The baron takes ${(total('baron') / total('hand-made look-ahead')).toFixed(2)} times the hand-made look-ahead.`,
  )
}

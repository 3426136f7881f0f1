/** Runs all soaks, or those named, and prints their findings; exits 1 if one fails. Add a new soak to the list. */
import { botChoicesSoak, botMatchesSoak } from './botMatches'
import { botPaceSoak } from './botPace'
import { damagedImportsSoak, damagedSavesSoak } from './damagedSaves'
import { engineSoak } from './engine'
import { diceSoak } from './fairDice'
import { luckSoak } from './luck'
import { oneValueSoak } from './oneValue'
import { reviewsSoak } from './reviews'
import { savesSpeedSoak } from './savesSpeed'
import { sealsSpeedSoak } from './sealsSpeed'
import type { Soak } from './soak'
import { stormSoak } from './storm'

const soaks: readonly Soak[] = [
  engineSoak,
  diceSoak,
  botMatchesSoak,
  botChoicesSoak,
  botPaceSoak,
  luckSoak,
  reviewsSoak,
  damagedSavesSoak,
  damagedImportsSoak,
  oneValueSoak,
  stormSoak,
  savesSpeedSoak,
  sealsSpeedSoak,
]
const sought = process.argv.slice(2).filter((each) => !each.startsWith('-'))
const isSought = ({ name }: Soak): boolean =>
  sought.length === 0 || sought.some((each) => name.toLowerCase().includes(each.toLowerCase()))
const size = process.argv.includes('--small') ? 'small' : 'whole'

const runAll = async (): Promise<void> => {
  for (const soak of soaks.filter(isSought)) {
    const start = performance.now()
    const findings = await soak.run(soak.size[size])
    const seconds = (performance.now() - start) / 1000
    console.log(`\n${soak.name} (${size}, ${seconds.toFixed(1)} s)`)
    for (const { name, figure, passed } of findings)
      console.log(`  ${name.padEnd(66)}${figure.padStart(26)}${passed ? '' : '   NO'}`)
    if (findings.some(({ passed }) => !passed)) process.exitCode = 1
  }
}

runAll().catch((error: unknown) => {
  console.error(error)
  process.exitCode = 1
})

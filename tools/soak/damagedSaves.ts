import { recordOf, writeText } from '@/match'
import { matchFor } from '../../__tests__/fixtures/matches'
import { furnishedDisk, soundSaves } from '../../__tests__/fixtures/soundSaves'
import { fuzzImports, fuzzSaves } from './saves'
import { inThousands, type Finding, type Soak } from './soak'

/** `fuzzSaves` and `fuzzImports` throw on any failure, so a figure that is reached has passed. */
const figure = (name: string, count: number): Finding => ({ name, figure: inThousands(count), passed: true })

export const damagedSavesSoak: Soak = {
  name: 'Damaged saves',
  size: { small: 500, whole: 10_000 },
  run: async (count) => {
    const found = await fuzzSaves(count, await furnishedDisk(), soundSaves())
    return [
      figure('saves damaged, none crashed, no other key changed', found.mutations),
      {
        name: 'still JSON with right types, at least a third',
        figure: inThousands(found.rightTypes),
        passed: found.rightTypes >= count / 3,
      },
      figure('loaded as a valid match', found.sound),
      figure('left alone as of a newer app', found.newer),
      ...Object.entries(found.aside).map(([code, times]) => figure(`put aside: ${code}`, times)),
      figure('of these to be continued from the last sound move', found.canContinue),
    ]
  },
}

export const damagedImportsSoak: Soak = {
  name: 'Damaged imports',
  size: { small: 300, whole: 10_000 },
  run: async (count) => {
    const sources = [
      ...soundSaves().map(({ text }) => text),
      JSON.stringify(recordOf(matchFor(3, 40, { id: 'sent' }))),
      writeText(matchFor(2, Infinity, { id: 'sent' })),
    ]
    const found = await fuzzImports(count, await furnishedDisk(), sources)
    return [
      figure('texts, records and backups damaged, none crashed, none overwrote', found.mutations),
      figure('matches taken in', found.added),
      figure('matches refused with a reason', found.refused),
    ]
  },
}

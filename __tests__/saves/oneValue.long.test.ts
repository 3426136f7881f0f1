/** Damage to one stored value loses no match. `npm run soak -- stored` tries ten thousand cases. */
import { createDisk } from '../fixtures/disk'
import { damageOneValue, flipIndex, flipped, wholeDisk } from '../../tools/soak/oneValue'
import { openOn } from './room'

jest.setTimeout(60_000)

it('A list with a flipped bit is rejected, for every eleventh bit', async () => {
  const { flips, believed } = await flipIndex(11)
  expect(flips).toBeGreaterThan(1000)
  expect(believed).toBe(0)
})

it('Whatever happens to one stored value, every match can be played from its last action', async () => {
  const { played, expected } = await damageOneValue(150)
  expect(played).toBe(expected)
})

it('A list with a flipped bit is rebuilt from the matches, and is intact at the next start', async () => {
  const whole = await wholeDisk()
  const index = whole.get('claim-it/index')!
  for (let bit = 0; bit < index.length * 7; bit += 311) {
    const { saves, disk } = await openOn(
      createDisk(new Map([...whole, ['claim-it/index', flipped(index, bit)]])),
    )
    const { entries, deleted } = saves.state.getState()
    expect([...entries, ...deleted].map(({ id }) => id).sort()).toEqual(['deleted', 'five', 'three', 'two'])
    expect(JSON.parse(disk.contents.get('claim-it/index')!)).toMatchObject({ format: 'claim-it-index/3' })
  }
})

it('A flipped bit does not make a match look newer while the other copy is intact', async () => {
  const whole = await wholeDisk()
  for (const key of ['claim-it/match/two', 'claim-it/twin/two']) {
    const text = whole.get(key)!
    const from = text.indexOf('claim-it/2') * 7
    for (let bit = from; bit < from + 'claim-it/2'.length * 7; bit += 1) {
      const { saves, disk } = await openOn(createDisk(new Map([...whole, [key, flipped(text, bit)]])))
      expect(saves.state.getState()).toMatchObject({ newer: [], aside: [] })
      expect((await saves.read('two')).ok).toBe(true)
      await saves.settled()
      expect(disk.contents.get(key)).toBe(text)
    }
  }
})

it('A setting with a flipped bit is rejected', async () => {
  const { saves, disk } = await openOn()
  saves.setSetting('textSize', 130)
  saves.setSetting('sound', false)
  await saves.settled()
  for (const [name, ifLost] of [
    ['textSize', 100],
    ['sound', true],
  ] as const) {
    const key = `claim-it/setting/${name}`
    const text = disk.contents.get(key)!
    for (let bit = 0; bit < text.length * 7; bit += 1) {
      const again = await openOn(createDisk(new Map([[key, flipped(text, bit)]])))
      expect(again.saves.settings.getState()[name]).toBe(ifLost)
    }
  }
})

/** Randomly damaged saves: a few hundred here, ten thousand in `npm run soak`. */
import { recordOf, writeText } from '@/match'
import { writeSaved } from '@/saves/savedMatch'
import { damageText, mutate } from '../../tools/soak/mutations'
import { fuzzImports, fuzzSaves } from '../../tools/soak/saves'
import { furnishedDisk, soundSaves } from '../fixtures/soundSaves'
import { createDisk } from '../fixtures/disk'
import { matchFor, statesOf } from '../fixtures/matches'
import { openOn } from './room'

describe('a damaged save', () => {
  it('loads as a valid match or is put aside with a reason, and changes nothing else', async () => {
    const { mutations, rightTypes, sound, newer, aside } = await fuzzSaves(
      600,
      await furnishedDisk(),
      soundSaves(),
    )
    const putAside = Object.values(aside).reduce((sum, count) => sum + count, 0)
    expect(sound + newer + putAside).toBe(mutations)
    expect(rightTypes / mutations).toBeGreaterThan(1 / 3)
    // Each kind of damage occurs, and only few of the damaged saves still load.
    for (const code of [
      'cut-off',
      'not-json',
      'wrong-field',
      'altered',
      'refused',
      'foreign-dice',
      'unreadable',
      'wrong-ending',
      'bad-players',
    ])
      expect(aside).toHaveProperty(code)
    expect(sound / mutations).toBeLessThan(1 / 3)
  })

  it('that is imported is refused or read in the same way', async () => {
    const { added, refused } = await fuzzImports(300, await furnishedDisk(), [
      ...soundSaves().map(({ text }) => text),
      JSON.stringify(recordOf(matchFor(3, 40, { id: 'sent' }))),
      writeText(matchFor(2, Infinity, { id: 'sent' })),
    ])
    expect(added).toBeGreaterThan(0)
    expect(refused).toBeGreaterThan(0)
  })

  it('is damaged the same way each time', () => {
    const text = writeSaved({
      match: matchFor(2, 20),
      title: '',
      revision: 1,
      changed: '2026-11-18T11:00:00.000Z',
      deleted: null,
      since: null,
    })
    for (let number = 0; number < 50; number += 1) expect(mutate(text, number)).toEqual(mutate(text, number))
  })
})

describe('damage to anything but the matches', () => {
  it.each(['claim-it/index', 'claim-it/days', 'claim-it/setting/theme'])(
    'such as %s loses no match',
    async (key) => {
      const { saves, disk } = await openOn()
      const matches = ['a', 'b', 'c'].flatMap((id) => statesOf(matchFor(2, 3, { id })))
      for (const match of matches) {
        saves.save(match)
        await saves.settled()
      }
      saves.save(matchFor(3, 5, { id: 'd' }))
      saves.save(matchFor(3, 6, { id: 'd' }))
      saves.setSetting('theme', 'paper')
      await saves.settled()
      const sound = disk.contents.get(key)!
      for (let number = 0; number < 60; number += 1) {
        const text = sound.startsWith('{') ? damageText(sound, number) : `${sound}${number}`
        const again = await openOn(createDisk(new Map([...disk.contents, [key, text]])))
        const { entries, ready } = again.saves.state.getState()
        expect(ready).toBe(true)
        const read = await Promise.all(['a', 'b', 'c', 'd'].map((id) => again.saves.read(id)))
        expect(read.map(({ ok }) => ok)).toEqual([true, true, true, true])
        expect(entries.length).toBeGreaterThanOrEqual(4)
      }
    },
  )
})

/** The saves as the app creates them, on AsyncStorage. */
import AsyncStorage from '@react-native-async-storage/async-storage'
import { recordOf } from '@/match'
import { createSaves } from '@/saves'
import { realClock } from '@/stage/clock'
import { matchFor } from '../fixtures/matches'

const options = {
  now: () => '2026-11-18T12:00:00.000Z',
  newId: () => 'a-tab',
  newSeed: () => 'f'.repeat(32),
  after: realClock.after,
}

it('what is saved on the device is there at the next start', async () => {
  const saves = createSaves(options)
  await saves.open()
  expect(saves.state.getState()).toMatchObject({
    ready: true,
    entries: [],
    problem: null,
    mayBeCleared: false,
  })
  saves.save(matchFor(2, 20))
  saves.setSetting('theme', 'lantern')
  await saves.settled()
  expect(await AsyncStorage.getAllKeys()).toContain('claim-it/match/kitchen-table')

  const again = createSaves(options)
  await again.open()
  expect(again.settings.getState().theme).toBe('lantern')
  const read = await again.read('kitchen-table')
  expect(read.ok && recordOf(read.match)).toEqual(recordOf(matchFor(2, 20)))
})

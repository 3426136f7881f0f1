/** Each write of a run fails once, in every way a disk can fail: the match can always be resumed, and all else is intact. */
import { recordOf } from '@/match'
import { failures, type Failure } from '../fixtures/disk'
import { actions, expectAllElseIntact, furnished, moves, others, states } from './furnished'
import { openOn, reopen, type Room } from './room'

// Every write of a run, each with a separate app, takes long on a busy machine.
jest.setTimeout(60_000)

/** Plays some actions, opens another match in between, and waits for the disk after each action. */
const playOn = async ({ saves }: Room): Promise<void> => {
  for (const match of [...states.slice(0, 6), ...others, ...states.slice(6)]) {
    saves.save(match)
    await saves.settled()
  }
}

/** Counts the writes of an undisturbed run. */
const writesOfARun = async (): Promise<number> => {
  const room = await openOn(await furnished())
  const before = room.disk.asked()
  await playOn(room)
  return room.disk.asked() - before
}

describe.each(failures)('a disk where one write %s', (failure: Failure) => {
  it('loses nothing while the app runs: the next action tries again', async () => {
    const writes = await writesOfARun()
    for (let number = 0; number < writes; number += 1) {
      const room = await openOn(await furnished())
      room.disk.break(room.disk.asked() + number, failure)
      await playOn(room)
      room.disk.land()
      await new Promise(setImmediate)
      room.saves.retry()
      await room.saves.settled()
      expect(room.saves.state.getState().problem).toBeNull()
      const again = await reopen(room.disk)
      for (const match of [states[actions]!, others[4]!]) {
        const read = await again.saves.read(match.info.id)
        expect(read.ok && recordOf(read.match)).toEqual(recordOf(match))
      }
      expect(again.saves.state.getState().aside).toEqual([])
      await expectAllElseIntact(again)
    }
  })

  it('resumes at the last completed write when the app is killed right there', async () => {
    for (let number = 0; number <= actions; number += 1) {
      const room = await openOn(await furnished())
      const { saves, disk } = room
      for (const match of states.slice(0, number)) {
        saves.save(match)
        await saves.settled()
      }
      disk.break(disk.asked(), failure, Infinity)
      saves.save(states[number]!)
      await saves.settled()
      const again = await reopen(disk)
      const read = await again.saves.read('a')
      if (number > 0) expect(read.ok && moves(read.match)).toBe(moves(states[number - 1]!))
      else expect(read.ok).toBe(false)
      await expectAllElseIntact(again)
    }
  })
})

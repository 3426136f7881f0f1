/** A tab may be closed right after a move, so the write starts in the tick of the tap, whatever else is being written. */
import { recordOf } from '@/match'
import { createDisk, type Disk } from '../fixtures/disk'
import { matchFor, statesOf } from '../fixtures/matches'
import { openOn } from './room'

const states = statesOf(matchFor(2, 8))
const home = 'claim-it/match/kitchen-table'
const tick = () => new Promise<void>((resolve) => setImmediate(resolve))

/** A disk that completes its writes in order, one for each call of `land`, and records what was requested. */
const slowDisk = () => {
  const disk = createDisk()
  const asked: (readonly [string, string])[] = []
  let queue: (() => void)[] = []
  let isSlow = false
  const slow: Disk = {
    ...disk,
    setItem: (key, value) => {
      asked.push([key, value])
      if (!isSlow) return disk.setItem(key, value)
      return new Promise((resolve, reject) => {
        queue.push(() => void disk.setItem(key, value).then(resolve, reject))
      })
    },
  }
  return {
    slow,
    asked,
    beSlow: () => {
      isSlow = true
    },
    land: async (count = Infinity) => {
      for (let landed = 0; landed < count && queue.length > 0; landed += 1) {
        const [first] = queue
        queue = queue.slice(1)
        first!()
        await tick()
      }
    },
  }
}

const movesAsked = (asked: readonly (readonly [string, string])[]): unknown =>
  asked
    .filter(([key]) => key === home)
    .map(([, text]) => (JSON.parse(text) as { readonly moves: string }).moves)
    .at(-1)

describe('the write of a move starts in its own tick', () => {
  it('while settings and the list are being written', async () => {
    const { slow, asked, beSlow, land } = slowDisk()
    const { saves } = await openOn(slow, { hangsAfter: 2000 })
    saves.save(states[0]!)
    await saves.settled()
    beSlow()
    saves.setSetting('sound', false)
    saves.remember('clearingTold', true)
    await tick()
    saves.save(states[1]!)
    expect(movesAsked(asked)).toBe(recordOf(states[1]!).moves)
    await land()
    await saves.settled()
  })

  it('while the move before is being written to either copy', async () => {
    for (const landed of [0, 1]) {
      const { slow, asked, beSlow, land } = slowDisk()
      const { saves } = await openOn(slow, { hangsAfter: 2000 })
      saves.save(states[0]!)
      await saves.settled()
      beSlow()
      saves.save(states[1]!)
      await land(landed)
      saves.save(states[2]!)
      await tick()
      const texts = asked.map(([, text]) => text).filter((text) => text.includes('"moves"'))
      expect(JSON.parse(texts.at(-1)!)).toMatchObject({ moves: recordOf(states[2]!).moves })
      await land()
      await saves.settled()
      for (const key of [home, home.replace('match', 'twin')])
        expect(JSON.parse((await slow.getItem(key))!)).toMatchObject({ moves: recordOf(states[2]!).moves })
    }
  })
})

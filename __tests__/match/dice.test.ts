/** The dice: fixed forever by the seed, fair, and independent. */
import fc from 'fast-check'
import { botRandom, diceFor, isSeed, rollOff, seedOfText, threefry, type Words } from '@/match/dice'
import { diceFairness } from '../../tools/soak/dice'
import { seedA } from '../fixtures/matches'

const aSeed = fc
  .uint8Array({ minLength: 16, maxLength: 16 })
  .map((bytes) => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join(''))

describe('Threefry-4x32-20', () => {
  const hex = (words: Words) => words.map((word) => word.toString(16).padStart(8, '0')).join(' ')
  const ones = 0xffffffff

  it('gives the published results', () => {
    expect(hex(threefry([0, 0, 0, 0], [0, 0, 0, 0]))).toBe('9c6ca96a e17eae66 fc10ecd4 5256a7d8')
    expect(hex(threefry([ones, ones, ones, ones], [ones, ones, ones, ones]))).toBe(
      '2a881696 57012287 f6c7446e a16a6732',
    )
    expect(
      hex(
        threefry(
          [0xa4093822, 0x299f31d0, 0x082efa98, 0xec4e6c89],
          [0x243f6a88, 0x85a308d3, 0x13198a2e, 0x03707344],
        ),
      ),
    ).toBe('59cd1dbb b8879579 86b5d00c ac8b6d84')
  })
})

describe('dice of a seed', () => {
  it('never change for a given seed', () => {
    const turns = [0, 1, 2, 30, 1000].map((turn) =>
      [0, 1, 2, 15].map((roll) => diceFor(seedA, turn, roll).join('')).join(' '),
    )
    expect(turns).toEqual([
      '616 534 213 546',
      '562 334 353 152',
      '556 552 456 525',
      '121 555 526 232',
      '446 136 131 561',
    ])
    expect(diceFor('0'.repeat(32), 0, 0)).toEqual([3, 1, 1])
    expect(diceFor('f'.repeat(32), 0, 0)).toEqual([3, 2, 5])
  })

  it('are fair, one by one, in pairs and all three, and from one roll, turn or seed to the next', () => {
    for (const { name, chiSquare, limit } of diceFairness(60_000))
      expect({ name, isFair: chiSquare < limit, chiSquare }).toEqual({ name, isFair: true, chiSquare })
  })

  it('do not depend on anything but seed, turn and roll', () => {
    fc.assert(
      fc.property(aSeed, fc.nat(500), fc.nat(50), (seed, turn, roll) => {
        const dice = diceFor(seed, turn, roll)
        diceFor(seed, turn + 1, roll)
        expect(diceFor(seed, turn, roll)).toEqual(dice)
        expect(dice.every((die) => Number.isInteger(die) && die >= 1 && die <= 6)).toBe(true)
      }),
    )
  })

  it('refuse a seed that is not 32 lower-case hex digits', () => {
    for (const seed of ['', 'abc', 'g'.repeat(32), 'A'.repeat(32), '0'.repeat(33)]) {
      expect(isSeed(seed)).toBe(false)
      expect(() => diceFor(seed, 0, 0)).toThrow(RangeError)
    }
  })
})

describe('the roll-off (R4)', () => {
  it('lets the highest die start, and only those tied for highest roll again', () => {
    fc.assert(
      fc.property(aSeed, fc.constantFrom(2, 3, 4, 5), (seed, seats) => {
        const { rounds, first } = rollOff(seed, seats)
        let rolling = [0, 1, 2, 3, 4].slice(0, seats)
        for (const round of rounds) {
          expect(round.map(({ seat }) => seat)).toEqual(rolling)
          const highest = Math.max(...round.map(({ die }) => die))
          rolling = round.filter(({ die }) => die === highest).map(({ seat }) => seat)
        }
        expect(rolling).toEqual([first])
      }),
    )
  })

  it('favours no seat', () => {
    const starts = [0, 0, 0, 0, 0]
    for (let number = 0; number < 5000; number += 1)
      starts[rollOff(number.toString(16).padStart(32, '0'), 5).first]! += 1
    for (const count of starts) expect(Math.abs(count - 1000)).toBeLessThan(120)
  })
})

describe("a bot's random numbers", () => {
  it('are the same for the same seed, seat and move, and different for any other', () => {
    const draw = (...[seed, seat, move]: Parameters<typeof botRandom>) => {
      const random = botRandom(seed, seat, move)
      return [random(), random(), random()]
    }
    expect(draw(seedA, 1, 7)).toEqual(draw(seedA, 1, 7))
    expect(draw(seedA, 1, 7)).not.toEqual(draw(seedA, 2, 7))
    expect(draw(seedA, 1, 7)).not.toEqual(draw(seedA, 1, 8))
    expect(draw(seedA, 1, 7)).not.toEqual(draw(seedOfText('another'), 1, 7))
    expect(draw(seedA, 1, 7)).toEqual([0.30227526323869824, 0.338911856058985, 0.08486150112003088])
  })

  it('are uniform between 0 and 1', () => {
    const tenths = Array.from({ length: 10 }, () => 0)
    for (let move = 0; move < 200; move += 1) {
      const random = botRandom(seedA, 0, move)
      for (let draw = 0; draw < 50; draw += 1) tenths[Math.floor(random() * 10)]! += 1
    }
    for (const count of tenths) expect(Math.abs(count - 1000)).toBeLessThan(120)
  })
})

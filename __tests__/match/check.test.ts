/** Checking the dice of a match against its seals. */
import {
  checkDice,
  checkText,
  chiSquareOf,
  copyAs,
  countFaces,
  openedWith,
  recordOf,
  rollsOf,
  sealFromHere,
  shareMoreUneven,
  writeText,
} from '@/match'
import { matchFor, playOn, withoutSeals } from '../fixtures/matches'

const seedB = '5a1df0b5d3a364abc70ef81cb7421ae1'
const match = matchFor(3)
const defaults = { id: 'checked', started: match.info.started }

it('reads no text that is larger than any match', () => {
  const large = `${writeText(match)}${'\n'.repeat(100_000)}`
  expect(checkText(large, defaults)).toEqual({ ok: false, fault: { code: 'too-large' } })
})

describe('a match', () => {
  it('passes if its dice are those of its seal, as text and as a record', () => {
    const check = checkDice(match)
    expect(check).toMatchObject({ isOver: true, stampFits: true, wrong: null })
    expect(check.same).toEqual(rollsOf(match))
    for (const text of [writeText(match), JSON.stringify(recordOf(match))])
      expect(checkText(text, defaults)).toMatchObject({ ok: true, check: { stampFits: true, wrong: null } })
  })

  it('is refused if a die in its text was changed, with the turn and roll', () => {
    const text = writeText(match).replace(
      /^(2\. \{.*?\} \d\d\d:\d\d )(\d)/m,
      (_, before: string, die: string) => {
        return `${before}${(Number(die) % 6) + 1}`
      },
    )
    expect(checkText(text, defaults)).toMatchObject({
      ok: false,
      fault: { code: 'foreign-dice', turn: 1, roll: 1 },
    })
  })

  it('is refused if its seed is not the sealed one, or if somebody else won the roll-off', () => {
    const text = writeText(match)
    const otherSeed = text.replace(match.info.seals[0]!.seed!, seedB)
    expect(checkText(otherSeed, defaults)).toMatchObject({ ok: false, fault: { code: 'wrong-seal' } })
    const starters = [1, 2, 3].map((seat) =>
      checkText(text.replace(/\[First ".*"\]/, `[First "${seat} rolled"]`), defaults),
    )
    expect(starters.map((checked) => !checked.ok && checked.fault.code)).toContain('wrong-starter')
  })

  it('has nothing to check without a seal', () => {
    expect(checkDice(withoutSeals(match))).toMatchObject({
      seal: undefined,
      stampFits: null,
      same: [],
      wrong: null,
    })
  })
})

describe('rolls sealed elsewhere', () => {
  const begun = matchFor(2, 30)
  const copied = playOn(sealFromHere(copyAs(begun, 'copy'), seedB))
  const first = rollsOf(begun).length

  it('are not checked; the others are', () => {
    const { rolls, same, stampFits } = checkDice(copied)
    expect(same).toEqual(rolls.slice(first))
    expect([first > 0, stampFits]).toEqual([true, true])
  })

  it('can be checked with the seeds of the finished match they come from, and no other', () => {
    expect(openedWith(copied, matchFor(2, Infinity, { seed: seedB, id: 'another' }))).toBeNull()
    const opened = openedWith(copied, playOn(begun))!
    expect(checkDice(opened).same).toEqual(rollsOf(opened))
    expect(rollsOf(opened)).toHaveLength(rollsOf(copied).length)
  })
})

describe('faces', () => {
  it('are counted over all dice', () => {
    expect(countFaces([{ dice: [1, 1, 6] }, { dice: [2, 1, 6] }])).toEqual([3, 1, 0, 0, 0, 2])
  })

  it('are not judged before 120 dice', () => {
    expect(shareMoreUneven([19, 20, 20, 20, 20, 20])).toBeNull()
    expect(shareMoreUneven([20, 20, 20, 20, 20, 20])).toBeCloseTo(1, 6)
  })

  it('match the tables of chi-square with five degrees of freedom', () => {
    // 11.07 is exceeded once in twenty times, 4.351 every second time.
    const uneven = (x: number) => {
      const by = Math.sqrt(x * 10)
      const counts = [20 + by / Math.SQRT2, 20 - by / Math.SQRT2, 20, 20, 20, 20]
      return { x: chiSquareOf(counts), share: shareMoreUneven(counts)! }
    }
    for (const [x, share] of [
      [11.07, 0.05],
      [4.351, 0.5],
      [15.086, 0.01],
    ] as const) {
      const found = uneven(x * 2)
      expect(found.x).toBeCloseTo(x, 6)
      expect(found.share).toBeCloseTo(share, 3)
    }
  })
})

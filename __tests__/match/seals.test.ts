/** Seals, and copies of unfinished matches, which roll other dice. */
import {
  copyAs,
  diceFor,
  diceOf,
  gameOf,
  handOver,
  matchOf,
  mixSeed,
  needsSeal,
  newMatch,
  nextRoll,
  place,
  readText,
  recordOf,
  roll,
  rollsOf,
  rollWith,
  sealFromHere,
  sealOf,
  stop,
  takeHint,
  takeRollBack,
  undo,
  withoutComingDice,
  writeText,
  type Match,
} from '@/match'
import { legalPlacements, type Dice } from '@/engine'
import { endedAt, infoFor, matchFor, playOn, seedA, withoutSeals } from '../fixtures/matches'

const seedB = '5a1df0b5d3a364abc70ef81cb7421ae1'
const placed = (match: Match): Match => place(match, legalPlacements(gameOf(match))[0]!.space)

/** Every run of 32 hex digits in a text. */
const seedsIn = (text: string): readonly string[] =>
  [...text.toLowerCase()].flatMap((_, at) => /^[0-9a-f]{32}/.exec(text.slice(at))?.[0] ?? [])

/** Whether one of them, used as a seed, gives the dice that are really to come. */
const betrays = (text: string, match: Match): boolean => {
  const { turn } = nextRoll(match)
  const coming = (seed: string): string =>
    [1, 2, 3].map((later) => diceFor(seed, turn + later, 0).join('')).join(' ')
  return seedsIn(text).some((seed) => coming(seed) === coming(match.info.seals.at(-1)!.seed!))
}

describe('a seal', () => {
  it('is the hash of the seed in the specification', () => {
    expect(sealOf(seedB)).toBe('05d55629cc93acd79401a182961fe97c891ed999b35200e0aedd276e16d30cec')
  })

  it('has a seed from system randomness and the times of taps, each of which changes it', () => {
    const seeds = [mixSeed('a', [1, 2]), mixSeed('b', [1, 2]), mixSeed('a', [1, 3]), mixSeed('a', [2, 2])]
    expect(new Set(seeds).size).toBe(4)
    for (const seed of seeds) expect(seed).toMatch(/^[0-9a-f]{32}$/)
    expect(mixSeed('a', [1, 2])).toBe(seeds[0])
  })

  it('exists from the beginning of every match', () => {
    expect(newMatch(infoFor(2)).info.seals).toEqual([
      { from: { turn: 0, roll: 0 }, hash: sealOf(seedA), seed: seedA, late: false },
    ])
  })
})

describe('the text of a match', () => {
  it('under way holds the seal, but neither the seed nor any coming dice', () => {
    for (let actions = 0; actions < 60; actions += 7) {
      const match = matchFor(3, actions)
      const text = writeText(match)
      expect(text).toContain(`[Seal "sha256 ${sealOf(seedA)}"]`)
      expect(text).not.toContain(seedA)
      expect(betrays(text, match)).toBe(false)
      // Finds the seed if it is there.
      expect(betrays(`${text}\n${seedA}`, match)).toBe(true)
    }
  })

  it('that is over holds both', () => {
    expect(writeText(matchFor(2))).toContain(`[Seal "sha256 ${sealOf(seedA)}"]\n[Seed "${seedA}"]`)
  })
})

describe('a copy', () => {
  it('of an unfinished match has no seed, and rolls other dice', () => {
    const match = matchFor(2, 20)
    const copy = copyAs(match, 'copy')
    expect(JSON.stringify(copy)).not.toContain(seedA)
    expect(needsSeal(copy)).toBe(true)
    expect(() => playOn(copy)).toThrow('sealed first')
    const sealed = sealFromHere(copy, seedB)
    expect(sealed.info.seals).toEqual([
      { from: { turn: 0, roll: 0 }, hash: sealOf(seedA), seed: null, late: true },
      { from: nextRoll(match), hash: sealOf(seedB), seed: seedB, late: false },
    ])
    expect(recordOf(playOn(sealed)).moves).not.toBe(recordOf(playOn(match)).moves)
  })

  it('of a finished match keeps its open seal', () => {
    expect(copyAs(matchFor(2), 'copy').info).toEqual({ ...matchFor(2).info, id: 'copy' })
  })

  it('says in its text from which turn and roll on it has a new seal, and reads back the same', () => {
    const copy = sealFromHere(copyAs(matchFor(2, 20), 'copy'), seedB)
    const { turn, roll: number } = nextRoll(copy)
    const over = playOn(copy)
    expect(writeText(over)).toContain(
      `[Seal2 "sha256 ${sealOf(seedB)} from ${turn + 1}.${number + 1}"]\n[Seed2 "${seedB}"]`,
    )
    const read = readText(writeText(over))
    expect(read.ok && writeText(read.match)).toBe(writeText(over))
  })

  it('of a copy without new rolls keeps no seal but that of the roll-off', () => {
    const fresh = copyAs(newMatch(infoFor(2)), 'copy')
    const again = sealFromHere(copyAs(sealFromHere(fresh, seedB), 'again'), seedA)
    expect(again.info.seals).toHaveLength(2)
    const later = copyAs(matchFor(2, 20), 'later')
    expect(sealFromHere(copyAs(sealFromHere(later, seedB), 'again'), seedA).info.seals).toHaveLength(2)
  })
})

describe('a record whose dice were tampered with is refused', () => {
  const over = recordOf(matchFor(2))

  it('where a roll is not the one that was sealed, and says which and what was', () => {
    expect(matchOf({ ...over, moves: over.moves.replace('645:54', '644:54') })).toMatchObject({
      fault: { code: 'foreign-dice', sealed: [6, 4, 5], written: [6, 4, 4] },
      turn: 0,
      roll: 3,
    })
  })

  it('where the seed is not the one that was sealed, even if all its dice agree', () => {
    const [seal] = over.seals
    expect(matchOf({ ...over, seals: [{ ...seal!, hash: sealOf(seedB) }] })).toMatchObject({
      fault: { code: 'wrong-seal' },
    })
  })

  it('where somebody else won the roll-off', () => {
    const fresh = recordOf(newMatch(infoFor(2, { starter: 'rolled' })))
    expect(matchOf(fresh).ok).toBe(true)
    expect(matchOf({ ...fresh, rules: { ...fresh.rules, first: 1 } })).toMatchObject({
      fault: { code: 'wrong-starter' },
    })
  })

  it('where a seal begins after the last roll, as a forgery could', () => {
    const under = recordOf(matchFor(2, 20))
    const put = [{ ...under.seals[0]!, from: { turn: 9, roll: 0 } }]
    expect(matchOf({ ...under, seals: put })).toMatchObject({ fault: { code: 'bad-seal' } })
  })
})

describe('the origin of the dice', () => {
  it('is known for every roll, with the seat that rolled', () => {
    const bot = { who: 'bot', level: 'baron' } as const
    const handed = playOn(handOver(matchFor(2, 13), 1, bot), 9)
    const rolls = rollsOf(handed)
    expect(rolls.slice(0, 2)).toMatchObject([
      { turn: 0, roll: 0, seat: 0, byBot: false, dice: [6, 1, 6], origin: 'sealed' },
      { turn: 0, roll: 1, seat: 0, byBot: false, dice: [5, 3, 4], origin: 'sealed' },
    ])
    expect(rolls.filter(({ byBot }) => byBot).length).toBeGreaterThan(0)
  })

  it('marks a match as unverified if some of its rolls are in no seal that is open here', () => {
    expect(diceOf(matchFor(2))).toBe('sealed')
    expect(diceOf(withoutSeals(matchFor(2)))).toBe('unverified')
    expect(diceOf(withoutComingDice(matchFor(2, 20)))).toBe('unverified')
    expect(diceOf(copyAs(newMatch(infoFor(2)), 'copy'))).toBe('sealed')
    expect(diceOf(newMatch(infoFor(2, { seed: null })))).toBe('own')
  })

  it('stays known when the app takes over rolling from real dice', () => {
    const own = placed(rollWith(newMatch(infoFor(2, { seed: null })), [1, 2, 3], endedAt))
    const match = playOn(sealFromHere(own, seedB))
    expect(rollsOf(match).map(({ origin }) => origin)).toEqual(
      rollsOf(match).map((_, index) => (index === 0 ? 'own' : 'sealed')),
    )
    expect(diceOf(match)).toBe('own')
    expect(matchOf(recordOf(match))).toEqual({ ok: true, match, title: '' })
  })
})

describe('real dice', () => {
  const dice: Dice = [1, 2, 3]
  const fresh = newMatch(infoFor(2, { seed: null }))
  const rolled = rollWith(fresh, dice, endedAt)

  it('can be taken back until a placement, without a trace', () => {
    expect(takeRollBack(rolled)).toEqual(fresh)
    expect(takeRollBack(undo(placed(rolled)))).toEqual(fresh)
    expect(takeRollBack(takeHint(rolled))).toEqual(fresh)
    expect(() => takeRollBack(placed(rolled))).toThrow('no roll')
    expect(() => takeRollBack(stop(placed(rolled), endedAt))).toThrow('no roll')
  })

  it('can be taken back after a bust, even after one that ended the match', () => {
    const before = withoutSeals(playOn(matchFor(2), 0))
    const own: Match = { ...before, info: { ...before.info, dice: 'own' } }
    const busts = own.steps.flatMap((step, at) =>
      step.type === 'move' && step.events.some(({ type }) => type === 'busted') ? [at] : [],
    )
    const busted: Match = { info: { ...own.info, ended: endedAt }, steps: own.steps.slice(0, busts[0]! + 1) }
    const back = takeRollBack(busted)
    expect(back.info.ended).toBeNull()
    expect(back.steps).toEqual(own.steps.slice(0, busts[0]))
  })

  it('keep a handover that came after them when they are taken back', () => {
    const bot = { who: 'bot', level: 'baron' } as const
    expect(recordOf(takeRollBack(handOver(rolled, 1, bot))).moves).toBe('@2=baron')
  })

  it('are the only ones that can be taken back', () => {
    expect(() => takeRollBack(roll(newMatch(infoFor(2)), endedAt))).toThrow('no roll')
  })
})

describe('a hint', () => {
  const rolled = roll(newMatch(infoFor(2)), endedAt)

  it('is recorded before its choice, and stays when the placement is taken back', () => {
    const match = takeHint(placed(takeHint(rolled)))
    expect(recordOf(match).moves).toBe('616?:61?')
    expect(matchOf(recordOf(match))).toEqual({ ok: true, match, title: '' })
    expect(recordOf(undo(match)).moves).toBe('616?')
    expect(recordOf(takeHint(takeHint(rolled))).moves).toBe('616?')
  })

  it('is for a choice only', () => {
    expect(() => takeHint(newMatch(infoFor(2)))).toThrow('nothing to choose')
    const record = recordOf(matchFor(2, 13))
    expect(matchOf({ ...record, moves: `?${record.moves}` })).toMatchObject({
      fault: { code: 'unreadable', found: '?' },
      move: 1,
    })
  })
})

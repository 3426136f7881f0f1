/** What grows with the stakes: the spin of the last die with its ticks and knock, the cracks of a bust, the beat of the figure. */
import type { GameEvent } from '@/engine'
import { cueFor } from '@/stage/cues'
import { nothingAtStake, type Stakes } from '@/stage/stakes'
import { tierOf, type Tier } from '@/theme/timeline'

const rolled: GameEvent = { type: 'rolled', seat: 0, dice: [2, 3, 5] }
const busted: GameEvent = { type: 'busted', seat: 0, dice: [1, 2, 3], lost: [] }
const placed: GameEvent = {
  type: 'placed',
  seat: 0,
  space: 7,
  third: 2,
  squatter: 2,
  beneath: null,
  kind: 'squatter',
}

const person = { pace: 'relaxed', reduced: false, bot: false } as const
const bot = { ...person, bot: true } as const
const cue = (event: GameEvent, stakes: Partial<Stakes>, manner: Parameters<typeof cueFor>[1] = person) =>
  cueFor(event, manner, { ...nothingAtStake, ...stakes })
const losing = (spaces: number, markers = spaces): Partial<Stakes> => ({ losses: { spaces, markers } })

it.each([
  [0, 0],
  [0.099, 0],
  [0.1, 1],
  [0.2, 2],
  [0.299, 2],
  [0.3, 3],
  [86 / 216, 3],
  [87 / 216, 4],
  [1, 4],
] as const)('calls a chance of %d tier %i', (chance, tier) => expect(tierOf(chance)).toBe(tier))

describe('a bold roll', () => {
  const tiers: readonly Tier[] = [0, 1, 2, 3]
  const performances = tiers.map((tier) => cue(rolled, { tier }))
  const knockOf = (tier: Tier) => performances[tier]!.beats.find(({ sound }) => sound === 'knock3')!

  it('lasts longer with each tier, by as much as its last die hangs', () => {
    const longer = performances.map(({ lasts }) => lasts - performances[0]!.lasts)
    expect(longer).toEqual([...new Set(longer)].sort((a, b) => a - b))
    expect(performances.map(({ timeline }) => timeline?.throw?.hang)).toEqual(longer)
  })

  it('is performed in the highest tier as in the one below', () =>
    expect(cue(rolled, { tier: 4 })).toEqual(cue(rolled, { tier: 3 })))

  it('knocks lower with each tier, always as long before its end', () => {
    const rates = tiers.map((tier) => knockOf(tier).rate!)
    expect(rates).toEqual([...new Set(rates)].sort((a, b) => b - a))
    expect(rates[0]).toBe(1)
    const before = tiers.map((tier) => performances[tier]!.lasts - knockOf(tier).at)
    expect(new Set(before).size).toBe(1)
    expect(before[0]).toBeGreaterThan(0)
  })

  it.each([
    [0, 0],
    [1, 0],
    [2, 3],
    [3, 5],
  ] as const)('of tier %i ticks %i times, heard and felt, until the last die lands', (tier, ticks) => {
    const { beats } = performances[tier]!
    const ticking = beats.filter(({ sound }) => sound === 'tick')
    expect(ticking).toHaveLength(ticks)
    expect(beats.filter(({ touch }) => touch === 'tick')).toEqual(ticking)
    for (const { at } of ticking) expect(at).toBeLessThan(knockOf(tier).at)
  })

  it('lands the first two dice at the usual times', () => {
    const knocks = (tier: Tier) => cue(rolled, { tier }).beats.filter(({ sound }) => /knock[12]/.test(sound!))
    expect(knocks(3)).toEqual(knocks(0))
  })

  it.each([
    [1, true, 0],
    [2, true, 2],
    [3, true, 2],
    [3, false, 0],
  ] as const)('of tier %i that fits (%s) goes %i notes up', (tier, fits, notes) =>
    expect(cue(rolled, { tier, fits }).beats.filter(({ sound }) => sound === 'note')).toHaveLength(notes),
  )

  it('hangs half as long for a bot, and is not felt', () => {
    const { lasts, beats, timeline } = cue(rolled, { tier: 3 }, bot)
    const hang = cue(rolled, { tier: 3 }).timeline!.throw!.hang / 2
    expect(timeline?.throw?.hang).toBe(hang)
    expect(lasts).toBe(cue(rolled, {}, bot).lasts + hang)
    expect(beats.some(({ touch }) => touch !== undefined)).toBe(false)
  })

  it.each([
    { ...person, reduced: true },
    { ...person, pace: 'instant' as const },
  ])('never hangs when performed as %j', (manner) =>
    expect(cue(rolled, { tier: 3 }, manner).lasts).toBe(cue(rolled, {}, manner).lasts),
  )
})

describe('the figure', () => {
  it.each([
    [1, 0],
    [2, 1],
    [3, 2],
  ] as const)('before a roll of tier %i beats %i times, once the marker lies', (nextTier, times) => {
    const { lasts, beats } = cue(placed, { nextTier })
    const felt = beats.filter(({ touch }) => touch === 'heartbeat').map(({ at }) => at)
    expect(new Set(felt).size).toBe(times)
    for (const at of felt) expect(at).toBeGreaterThanOrEqual(lasts)
  })
})

describe('a stop', () => {
  const stopped: GameEvent = { type: 'stopped', seat: 0, settled: [1], claimed: [2], taken: [] }
  const takes = { ...nothingAtStake.takes, order: [1, 2] }
  const lasts = (more: Partial<Stakes['takes']>, manner: typeof person | typeof bot) =>
    cue(stopped, { takes: { ...takes, ...more } }, manner).lasts

  const banner = lasts({ covered: true, calls: true }, person)

  it('stays for a glance on the same board, and longer before another page covers it', () => {
    expect(lasts({}, person)).toBeGreaterThan(banner)
    expect(lasts({ covered: true }, person)).toBeGreaterThan(lasts({}, person))
  })

  it('lasts no longer than its motion before the banner of the last round, and for a bot', () => {
    const { timeline } = cue(stopped, { takes: { ...takes, covered: true, calls: true } })
    expect(banner).toBe(timeline?.stop?.lasts)
    expect(lasts({ covered: true }, bot)).toBe(banner)
  })
})

describe('a bust', () => {
  const cracks = (stakes: Partial<Stakes>, manner = person) =>
    cue(busted, stakes, manner).beats.filter(({ sound }) => sound === 'twig')

  it('pauses, cracks space after space, and stamps', () => {
    const { lasts, beats, timeline } = cue(busted, losing(6, 9))
    const times = beats.map(({ at }) => at)
    const { cracksAt, tipAt, offAt, stampAt } = timeline!.bust!
    expect(times).toEqual([...cracksAt, stampAt])
    expect(cracksAt).toHaveLength(6)
    expect(times).toEqual([...new Set(times)].sort((a, b) => a - b))
    expect(tipAt).toBeGreaterThan(0)
    expect(cracksAt[0]).toBe(tipAt)
    expect(offAt).toBeGreaterThan(cracksAt.at(-1)!)
    expect(stampAt).toBeGreaterThan(offAt)
    expect(beats.at(-1)).toMatchObject({ touch: 'bust', sound: 'bust' })
    expect(lasts).toBeGreaterThan(stampAt)
  })

  it('cracks lower each time, and is felt at most six times before the stamp', () => {
    const rates = cracks(losing(10)).map(({ rate }) => rate!)
    expect([rates[0], rates.at(-1)]).toEqual([1, 0.7])
    expect(rates).toEqual([...rates].sort((a, b) => b - a))
    expect(cracks(losing(10)).filter(({ touch }) => touch)).toHaveLength(6)
  })

  it.each([8, 15, 30])('takes no longer for the cracks of %i spaces than of seven', (spaces) => {
    expect(cue(busted, losing(spaces)).lasts).toBeLessThanOrEqual(cue(busted, losing(7)).lasts)
    expect(cue(busted, losing(2)).lasts).toBeLessThan(cue(busted, losing(7)).lasts)
  })

  it('of one marker has no pause and no cracks', () => {
    const { lasts, beats, timeline } = cue(busted, losing(1))
    expect(beats).toEqual([{ at: timeline!.bust!.stampAt, touch: 'bust', sound: 'bust' }])
    expect(timeline!.bust).toMatchObject({ tipAt: null, cracksAt: [] })
    expect(lasts).toBeLessThan(cue(busted, losing(6)).lasts)
  })

  const once = { beats: [{ sound: 'twig' }, { sound: 'bust' }] }

  it('cracks all spaces together at the brisk pace, and is shorter', () => {
    const brisk = cue(busted, losing(6), { ...person, pace: 'brisk' })
    expect(brisk).toMatchObject(once)
    expect(brisk.beats).toHaveLength(2)
    expect(brisk.lasts).toBeLessThan(cue(busted, losing(6)).lasts)
  })

  it('keeps its silent pause with reduced motion', () => {
    const { beats, timeline } = cue(busted, losing(6), { ...person, reduced: true })
    expect({ beats }).toMatchObject(once)
    expect(beats).toHaveLength(2)
    expect(beats[0]!.at).toBe(cue(busted, losing(6)).beats[0]!.at)
    expect(new Set(timeline!.bust!.hopsAt).size).toBe(1)
    expect(timeline!.bust!.kick).toBe(0)
  })

  it('of a bot stays as long after its stamp at either pace, longer than one of a person', () => {
    const stays = (manner: typeof person | typeof bot, pace: 'relaxed' | 'brisk') => {
      const { lasts, beats } = cue(busted, losing(6), { ...manner, pace })
      return lasts - beats.find(({ sound }) => sound === 'bust')!.at
    }
    expect(stays(bot, 'brisk')).toBe(stays(bot, 'relaxed'))
    expect(stays(bot, 'relaxed')).toBeGreaterThan(stays(person, 'relaxed'))
  })
})

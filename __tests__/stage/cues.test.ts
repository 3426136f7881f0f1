/** What rises with the stake: the hang of the last die, its ticks and its knock, the cracks of a bust, the beat of the figure. */
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
  [1, 3],
] as const)('calls a chance of %d tier %i', (chance, tier) => expect(tierOf(chance)).toBe(tier))

describe('a bold roll', () => {
  it.each([
    [0, 820, 0, 1],
    [1, 940, 0, 0.94],
    [2, 1060, 3, 0.88],
    [3, 1220, 5, 0.8],
  ] as const)('of tier %i lasts %i ms, ticks %i times and knocks at %d', (tier, lasts, ticks, rate) => {
    const { lasts: so, beats } = cue(rolled, { tier })
    expect(so).toBe(lasts)
    expect(beats.filter(({ sound }) => sound === 'tick')).toHaveLength(ticks)
    expect(beats.filter(({ touch }) => touch === 'tick')).toHaveLength(ticks)
    expect(beats.find(({ sound }) => sound === 'knock3')).toMatchObject({ at: lasts - 60, rate })
  })

  it('lets the first two dice land when they always do', () => {
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
    const { lasts, beats } = cue(rolled, { tier: 3 }, bot)
    expect(lasts).toBe(cue(rolled, {}, bot).lasts + 200)
    expect(beats.some(({ touch }) => touch !== undefined)).toBe(false)
  })

  it.each([
    { ...person, reduced: true },
    { ...person, pace: 'instant' as const },
  ])('never hangs in the manner %j', (manner) =>
    expect(cue(rolled, { tier: 3 }, manner).lasts).toBe(cue(rolled, {}, manner).lasts),
  )
})

describe('the figure', () => {
  it.each([
    [1, []],
    [2, [260]],
    [3, [260, 540]],
  ] as const)('before a roll of tier %i beats at %j', (nextTier, at) =>
    expect(
      cue(placed, { nextTier })
        .beats.filter(({ touch }) => touch === 'heartbeat')
        .map(({ at: time }) => time),
    ).toEqual(at),
  )
})

describe('a stop', () => {
  const stopped: GameEvent = { type: 'stopped', seat: 0, settled: [1], claimed: [2], taken: [] }
  const takes = { ...nothingAtStake.takes, order: [1, 2] }
  const lasts = (more: Partial<Stakes['takes']>, manner: typeof person | typeof bot) =>
    cue(stopped, { takes: { ...takes, ...more } }, manner).lasts

  it.each([
    ['is glanced at on the same board', {}, person, 1100],
    ['is read before another page covers it', { covered: true }, person, 1820],
    ['makes way for the banner of the last round', { covered: true, calls: true }, person, 620],
    ['of a bot is told by its words', { covered: true }, bot, 620],
  ] as const)('%s', (_, more, manner, time) => expect(lasts(more, manner)).toBe(time))
})

describe('a bust', () => {
  const cracks = (stakes: Partial<Stakes>, manner = person) =>
    cue(busted, stakes, manner).beats.filter(({ sound }) => sound === 'twig')

  it('holds its breath, cracks space after space, and stamps', () => {
    const { lasts, beats } = cue(busted, losing(6, 9))
    expect(beats.map(({ at }) => at)).toEqual([240, 300, 360, 420, 480, 540, 1020])
    expect(beats.at(-1)).toEqual({ at: 1020, touch: 'bust', sound: 'bust' })
    expect(lasts).toBe(1140)
  })

  it('cracks lower each time, and is felt at most six times before the stamp', () => {
    const rates = cracks(losing(10)).map(({ rate }) => rate!)
    expect([rates[0], rates.at(-1)]).toEqual([1, 0.7])
    expect(rates).toEqual([...rates].sort((a, b) => b - a))
    expect(cracks(losing(10)).filter(({ touch }) => touch)).toHaveLength(6)
  })

  it.each([2, 7, 8, 15])('takes no longer than 420 ms for the cracks of %i spaces', (spaces) => {
    const { lasts } = cue(busted, losing(spaces))
    expect(lasts).toBeLessThanOrEqual(240 + 420 + 420 + 120)
  })

  it('of one marker neither holds nor cracks', () => {
    expect(cue(busted, losing(1))).toEqual({ lasts: 900, beats: [{ at: 420, touch: 'bust', sound: 'bust' }] })
  })

  it('at brisk cracks all together, in 620 ms', () => {
    const brisk = { ...person, pace: 'brisk' } as const
    expect(cue(busted, losing(6), brisk)).toMatchObject({ lasts: 620, beats: [{ at: 80 }, { at: 500 }] })
  })

  it('keeps its silence where motion is not wanted', () => {
    expect(cue(busted, losing(6), { ...person, reduced: true })).toMatchObject({
      lasts: 480,
      beats: [{ at: 240 }, { at: 360 }],
    })
  })

  it.each(['relaxed', 'brisk'] as const)('of a bot stays for 900 ms after its stamp, at %s', (pace) => {
    const { lasts, beats } = cue(busted, losing(6), { ...bot, pace })
    expect(lasts - beats.find(({ sound }) => sound === 'bust')!.at).toBe(900)
  })
})

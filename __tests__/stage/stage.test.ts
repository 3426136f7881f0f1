/** The timing of the stage, on a clock that only the test advances. */
import type { GameEvent } from '@/engine'
import { cueFor } from '@/stage/cues'
import type { Act } from '@/stage/stage'
import { matchWith } from '../support/matches'
import { position } from '../support/position'
import { lastAct, stageFor } from '../support/stage'

const showing = (stage: ReturnType<typeof stageFor>['stage']): string | null =>
  stage.getState().performing?.event.type ?? null

describe('a roll', () => {
  it('lets the dice land one after the other and opens for input after 820 ms', () => {
    const { stage, clock, felt, heard } = stageFor()
    stage.perform(lastAct(matchWith('235')))
    clock.pass(819)
    expect(showing(stage)).toBe('rolled')
    expect(felt).toEqual(['560 dieLand', '660 dieLand', '760 lastDieLand'])
    expect(heard).toEqual(['560 knock1', '660 knock2', '760 knock3'])
    clock.pass(1)
    expect(stage.isIdle()).toBe(true)
  })

  it('is read out when the dice lie still, with the number of spaces', () => {
    const { stage, clock, said } = stageFor()
    stage.perform(lastAct(matchWith('235')))
    clock.pass(500)
    expect(said).toEqual([])
    clock.pass(320)
    expect(said).toEqual(['Rolled 2, 3, 5. Six spaces possible.'])
  })

  it('is completed by a tap at once, and is silent afterwards', () => {
    const { stage, clock, felt, said } = stageFor()
    stage.perform(lastAct(matchWith('235')))
    clock.pass(100)
    stage.finish()
    expect(stage.isIdle()).toBe(true)
    expect(said).toHaveLength(1)
    clock.pass(5000)
    expect(felt).toEqual([])
  })

  it.each([
    ['brisk', false, 320],
    ['instant', false, 0],
    ['relaxed', true, 120],
  ] as const)('at %s pace, reduced motion %s, takes %i ms', (dicePace, reducedMotion, lasts) => {
    const { stage, clock } = stageFor({ dicePace, reducedMotion })
    stage.perform(lastAct(matchWith('235')))
    if (lasts > 0) {
      clock.pass(lasts - 1)
      expect(stage.isIdle()).toBe(false)
      clock.pass(1)
    }
    expect(stage.isIdle()).toBe(true)
  })

  it('keeps its haptics when motion is reduced', () => {
    const { stage, clock, felt } = stageFor({ reducedMotion: true })
    stage.perform(lastAct(matchWith('235')))
    clock.pass(200)
    expect(felt).toEqual(['140 lastDieLand'])
  })
})

describe('a placement', () => {
  it('is felt and heard after the frame that shows it, and says the chance of a bust', () => {
    const { stage, clock, felt, heard, said } = stageFor()
    stage.perform(lastAct(matchWith('235:52')))
    expect(said).toEqual(['Squatter 3 placed on column 5, row 2. Chance of a bust less than 1 percent.'])
    expect(felt).toEqual([])
    clock.pass(260)
    expect([felt, heard]).toEqual([['20 placeSquatter'], ['20 squatter']])
    expect(stage.isIdle()).toBe(true)
  })

  it('does not say the chance if the player has switched it off', () => {
    const { stage, said } = stageFor({ bustChance: false })
    stage.perform(lastAct(matchWith('235:52')))
    expect(said).toEqual(['Squatter 3 placed on column 5, row 2.'])
  })
})

/** Six claims call the last round at a table of five; here a bust comes first. */
const busting = '111:11 111:11 111x'

describe('a bust', () => {
  it('shows the dice first, then the bust, then passes the turn', () => {
    const { stage, clock, felt, said } = stageFor()
    stage.perform(lastAct(matchWith(busting)))
    expect(showing(stage)).toBe('rolled')
    clock.pass(820)
    expect(showing(stage)).toBe('busted')
    clock.pass(719)
    expect(felt).toEqual(['560 dieLand', '660 dieLand', '760 lastDieLand', '1060 crack'])
    clock.pass(1)
    expect(felt).toContain('1540 bust')
    clock.pass(119)
    expect(stage.isIdle()).toBe(false)
    clock.pass(1)
    expect(stage.isIdle()).toBe(true)
    expect(said).toEqual(['Rolled 1, 1, 1.', 'Bust. Two markers lost.', 'Ruben’s turn.'])
  })

  it('is not skipped by the tap that completes the dice', () => {
    const { stage } = stageFor()
    stage.perform(lastAct(matchWith(busting)))
    stage.finish()
    expect(showing(stage)).toBe('busted')
  })
})

describe('a bot', () => {
  const isBot = (): boolean => true

  it.each([
    ['relaxed', 1000],
    ['brisk', 520],
    ['instant', 0],
  ] as const)('takes %s: %i ms for a roll and its marker', (botPace, lasts) => {
    const { stage, clock } = stageFor({ botPace, isBot })
    stage.perform(lastAct(matchWith('235')))
    stage.perform(lastAct(matchWith('235:52')))
    clock.pass(lasts - 1)
    expect(stage.isIdle()).toBe(lasts === 0)
    clock.pass(1)
    expect(stage.isIdle()).toBe(true)
  })

  it('is named, and its dice are not announced', () => {
    const { stage, clock, said } = stageFor({ isBot })
    stage.perform(lastAct(matchWith('235')))
    stage.perform(lastAct(matchWith('235:52')))
    clock.pass(1000)
    expect(said).toEqual(['Anna places squatter 3 on column 5, row 2.'])
  })

  it('lets the next person feel that it is their turn', () => {
    const { stage, clock, felt } = stageFor({ isBot: (seat) => seat === 0 })
    stage.perform(lastAct(matchWith('235:52.')))
    clock.pass(2000)
    expect(felt).toEqual(['340 yourTurn'])
  })
})

/** Nearly everything is closed: hardly a roll would fit. */
const bold = position(`
  B B B B B B
  B B B B B B
  B B B B B B
  B B B 2 B B
  B B B B B B
  B B B B B B
`)
const boldPlacement: Act = { ...lastAct(matchWith('235:52')), after: bold }

describe('the beat of a bold figure', () => {
  it('comes after the marker has landed', () => {
    const { stage, clock, felt } = stageFor()
    stage.perform(boldPlacement)
    clock.pass(2000)
    expect(felt).toEqual(['20 placeSquatter', '280 heartbeat', '560 heartbeat'])
  })

  it('ends when something else begins', () => {
    const { stage, clock, felt } = stageFor()
    stage.perform(boldPlacement)
    clock.pass(400)
    stage.perform(lastAct(matchWith('235')))
    clock.pass(500)
    expect(felt).toEqual(['20 placeSquatter', '280 heartbeat'])
  })

  it('is left out if the chance is not shown, or the dice take no time', () => {
    for (const settings of [{ bustChance: false }, { dicePace: 'brisk' as const }]) {
      const { stage, clock, felt } = stageFor(settings)
      stage.perform(boldPlacement)
      clock.pass(2000)
      expect(felt).toEqual(['20 placeSquatter'])
    }
  })
})

describe('skipping ahead', () => {
  it('completes everything in the queue, and nothing takes time until it ends', () => {
    const { stage, clock, said } = stageFor()
    stage.perform(lastAct(matchWith(busting)))
    stage.hurry(true)
    expect(stage.isIdle()).toBe(true)
    stage.perform(lastAct(matchWith('235')))
    expect(stage.isIdle()).toBe(true)
    stage.hurry(false)
    stage.perform(lastAct(matchWith('235')))
    expect(stage.isIdle()).toBe(false)
    clock.pass(820)
    expect(said.at(-1)).toBe('Rolled 2, 3, 5. Six spaces possible.')
  })
})

it.each([
  ['en', 'Rolled 2, 3, 5. Six spaces possible.'],
  ['de', 'Gewürfelt: 2, 3, 5. 6 Felder möglich.'],
  ['nl', 'Gegooid: 2, 3, 5. Zes velden mogelijk.'],
] as const)('speaks %s', (language, line) => {
  const { stage, said } = stageFor({}, language)
  stage.perform(lastAct(matchWith('235')))
  stage.finish()
  expect(said).toEqual([line])
})

it('rings the bell of the last round at every pace, for a tap to end', () => {
  const called: GameEvent = { type: 'lastRoundCalled', seat: 0, claimed: 7 }
  for (const pace of ['relaxed', 'brisk', 'instant'] as const)
    expect(cueFor(called, { pace, reduced: false, bot: false })).toEqual({
      lasts: 2400,
      beats: [{ at: 0, touch: 'lastRound', sound: 'bell' }],
    })
})

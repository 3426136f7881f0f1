/** Plans the performance of each event: its duration, when its parts move, and when haptics and sounds start. */
import { itemAt, required } from '@/checked'
import type { GameEvent } from '@/engine'
import type { Pace } from '@/names'
import { bustTimes, stopTimes, type ThrowTimes, type Timeline, type Watched } from '@/theme/timeline'
import { duration, motion, type HapticMoment } from '@/theme/motion'
import { nothingAtStake, stakesOf, type Stakes } from './stakes'

export const soundNames = [
  'knock1',
  'knock2',
  'knock3',
  'squatter',
  'claim',
  'stop',
  'bust',
  'bell',
  'win',
  'tick',
  'twig',
  'pop',
  'note',
] as const
export type SoundName = (typeof soundNames)[number]

/** A haptic or a sound, at a time in milliseconds from the start of the performance. */
type Beat = {
  readonly at: number
  readonly touch?: HapticMoment
  readonly sound?: SoundName
  /** The playback rate: 2 is an octave up; 1 by default. */
  readonly rate?: number
}

/** How an event is performed. Decided when the event starts, so that a changed setting takes effect at once. */
export type Manner = {
  readonly pace: Pace
  readonly reduced: boolean
  /** A bot acts, so motions are shorter: people only need to follow, not to read every one. */
  readonly bot: boolean
  /** The dice lie on a real table. */
  readonly byHand?: boolean
  /** How often the player has rolled in this turn before this roll and its placement. */
  readonly rollsBefore?: number
}

type Performance = {
  readonly lasts: number
  readonly beats: readonly Beat[]
  /** The times at which the performance goes one step further, and the shown counts with it. */
  readonly steps?: readonly number[]
  readonly timeline?: Timeline
}

type Cue<Event extends GameEvent> = (event: Event, manner: Manner, stakes: Stakes) => Performance

/** How long a bot's dice and marker are shown: one short throw per roll, and time to see the result. */
const botBeat = (what: 'rolled' | 'placed', { pace, rollsBefore = 0 }: Manner): number => {
  if (pace === 'instant') return 0
  if (pace === 'relaxed') return motion.bots.relaxed[what]
  const { [what]: first, from, shrinks } = motion.bots.brisk
  return Math.round(first * shrinks ** Math.max(0, rollsBefore - from))
}

const playerBeats = {
  relaxed: { rolled: motion.roll.open, placed: motion.placeClaim.open },
  brisk: { rolled: motion.roll.brisk, placed: duration.fast },
  instant: { rolled: 0, placed: 0 },
} as const satisfies Record<Pace, Record<'rolled' | 'placed', number>>

/** Reduced motion replaces every movement by a short fade; a duration of 0 stays 0. */
const withReducedMotion = (lasts: number, { reduced }: Manner): number =>
  reduced ? Math.min(lasts, duration.reduced) : lasts

const { held, glance } = motion.stop
const { hang: hangs, knock, tickEvery, beat: heart } = motion.tension

/** How long the third die teeters: half as long for a bot, and 0 with reduced motion. */
const hangOf = ({ reduced, bot }: Manner, { tier }: Stakes): number =>
  reduced ? 0 : hangs[tier] / (bot ? 2 : 1)

const throwTimes = (manner: Manner, stakes: Stakes): ThrowTimes => {
  const { pace, bot } = manner
  const whole = pace === 'brisk' ? motion.roll.brisk : motion.roll.open
  const part = bot && pace !== 'instant' ? botBeat('rolled', manner) / whole : 1
  return { pace, part, hang: hangOf(manner, stakes) }
}

const landings = (manner: Manner, stakes: Stakes, lasts: number): readonly Beat[] => {
  if (manner.bot) return [{ at: lasts / 2, sound: 'knock2' }]
  if (manner.reduced || manner.pace !== 'relaxed')
    return [{ at: lasts, touch: 'lastDieLand', sound: 'knock3' }]
  const { tier, fits } = stakes
  const [first, second, third] = motion.roll.landAt
  const [hang, falls] = [hangOf(manner, stakes), third - motion.roll.bounce]
  const ticks = tier >= heart.fromTier ? Math.floor(hang / tickEvery) : 0
  return [
    { at: first, touch: 'dieLand', sound: 'knock1' },
    { at: second, touch: 'dieLand', sound: 'knock2' },
    ...Array.from({ length: ticks }, (_, index): Beat => ({
      at: falls + (index + 1) * tickEvery,
      touch: 'tick',
      sound: 'tick',
    })),
    { at: third + hang, touch: 'lastDieLand', sound: 'knock3', rate: knock[tier] },
    ...(fits && tier >= heart.fromTier
      ? ([
          { at: third + hang + 30, sound: 'note', rate: 1 },
          { at: lasts + 90, sound: 'note', rate: 1.25 },
        ] as const)
      : []),
  ]
}

/** When the plate hits the ground. */
const strikeAt = ({ pace, reduced }: Manner): number =>
  reduced || pace !== 'relaxed' ? 0 : motion.placeClaim.fallEnd

/** A semitone up with every claim of a turn. */
const pitchOf = ({ pace, bot }: Manner, { claims }: Stakes): number =>
  bot || pace !== 'relaxed' ? 1 : 2 ** ((Math.min(claims, motion.placeClaim.pitchesMost) - 1) / 12)

/** The figure beats when the marker is down: once if the next roll would be hot, twice if white-hot. */
const heartbeats = ({ nextTier }: Stakes, lasts: number): readonly Beat[] =>
  heart.at
    .slice(0, nextTier < heart.fromTier ? 0 : nextTier < heart.twiceFromTier ? 1 : 2)
    .map((at): Beat => ({ at: lasts + at, touch: 'heartbeat' }))

/** At most this many cracks of a row have haptics. */
const mostFelt = 6

const cracking = (at: readonly number[]): readonly Beat[] =>
  at
    .filter((time, index) => index === 0 || time > itemAt(at, index - 1))
    .map((time, index, all): Beat => ({
      at: time,
      sound: 'twig',
      rate: 1 - (0.3 * index) / Math.max(1, all.length - 1),
      ...(index < mostFelt && { touch: 'crack' as const }),
    }))

/** A tick of the pen for each space, a little higher each time. */
const ticking = (at: readonly number[]): readonly Beat[] =>
  at
    .filter((time, index) => index === 0 || time > itemAt(at, index - 1))
    .map((time, index): Beat => ({ at: time, sound: 'stop', rate: 1 + 0.03 * index }))

/** At most this many taken markers have separate sounds and haptics. */
const mostTaken = 3

const stopEnds = ({ bot }: Manner, at: number): readonly Beat[] => (bot ? [] : [{ at, touch: 'stop' }])

const watched = ({ pace, bot, reduced }: Manner): Watched => ({ brisk: pace === 'brisk', bot, reduced })

const cues = {
  rolled: (_, manner, stakes) => {
    if (manner.byHand)
      return {
        lasts: manner.bot ? motion.ownDice.looked : withReducedMotion(motion.ownDice.pop, manner),
        beats: [{ at: 0, touch: 'lastDieLand', sound: 'knock3' }],
      }
    const usual = withReducedMotion(
      manner.bot ? botBeat('rolled', manner) : playerBeats[manner.pace].rolled,
      manner,
    )
    const lasts = usual === 0 ? 0 : usual + hangOf(manner, stakes)
    return { lasts, beats: landings(manner, stakes, lasts), timeline: { throw: throwTimes(manner, stakes) } }
  },
  placed: ({ kind }, manner, stakes) => {
    const beat: Beat =
      kind === 'claim'
        ? { at: strikeAt(manner), touch: 'placeClaim', sound: 'claim', rate: pitchOf(manner, stakes) }
        : { at: 0, touch: 'placeSquatter', sound: 'squatter' }
    if (manner.bot)
      return { lasts: botBeat('placed', manner), beats: [{ at: beat.at, sound: required(beat.sound) }] }
    const lasts = withReducedMotion(
      kind === 'claim'
        ? playerBeats[manner.pace].placed
        : Math.min(playerBeats[manner.pace].placed, motion.placeSquatter.total),
      manner,
    )
    return { lasts, beats: [beat, ...heartbeats(stakes, lasts)] }
  },
  busted: (_, manner, { losses }) => {
    if (manner.pace === 'instant') return { lasts: 0, beats: [{ at: 0, touch: 'bust', sound: 'bust' }] }
    const bust = bustTimes(losses, watched(manner))
    const { cracksAt, stampAt, lasts } = bust
    return {
      lasts,
      timeline: { bust },
      beats: [...cracking(cracksAt), { at: stampAt, touch: 'bust', sound: 'bust' }],
      ...(manner.bot && { steps: [stampAt] }),
    }
  },
  stopped: (_, manner, { takes }) => {
    const { order, taken, covered, calls } = takes
    if (manner.pace === 'instant')
      return { lasts: 0, beats: [{ at: 0, sound: 'stop' }, ...stopEnds(manner, 0)] }
    const stop = stopTimes(order.length, watched(manner))
    const { at, outlineAt, lasts } = stop
    return {
      timeline: { stop },
      lasts: lasts + (manner.bot || calls ? 0 : covered ? held : manner.pace === 'relaxed' ? glance : 0),
      beats: [
        ...ticking(at),
        ...taken.slice(0, mostTaken).map((index): Beat => ({
          at: itemAt(at, index),
          sound: 'pop',
          ...(!manner.bot && { touch: 'taken' as const }),
        })),
        ...stopEnds(manner, outlineAt),
      ],
      steps: [...at, outlineAt],
    }
  },
  // The climax of a match, so it is performed at every pace; a tap skips it.
  lastRoundCalled: () => ({
    lasts: motion.lastRound.total,
    beats: [{ at: 0, touch: 'lastRound', sound: 'bell' }],
  }),
  turnPassed: (_, manner, { lastTurn }) => ({
    lasts: 0,
    beats: [
      ...(manner.bot ? [{ at: 0, touch: 'yourTurn' } as const] : []),
      ...(lastTurn ? [{ at: 0, sound: 'bell', rate: 0.9 } as const] : []),
    ],
  }),
  // The results page tells how the match was won.
  ended: () => ({ lasts: 0, beats: [] }),
} satisfies { readonly [Type in GameEvent['type']]: Cue<Extract<GameEvent, { type: Type }>> }

export const cueFor = (event: GameEvent, manner: Manner, stakes: Stakes = nothingAtStake): Performance =>
  (cues[event.type] as Cue<GameEvent>)(event, manner, stakes)

/** The timeline of an event on a board without a stage, as in the rules. */
export const timelineOf = (
  event: GameEvent,
  act: Parameters<typeof stakesOf>[1],
  reduced: boolean,
): Timeline =>
  cueFor(
    event,
    { pace: 'relaxed', reduced, bot: false },
    stakesOf(event, act, { rises: false, covered: false }),
  ).timeline ?? {}

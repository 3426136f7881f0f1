/** How long each event of a match takes on stage, and when it is felt and heard. Performs nothing itself. */
import type { GameEvent } from '@/engine/index'
import type { Pace } from '@/names'
import { duration, motion, type HapticMoment } from '@/theme/index'

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
] as const
export type SoundName = (typeof soundNames)[number]

/** Something felt or heard, so many milliseconds into a performance. */
type Beat = { readonly at: number; readonly touch?: HapticMoment; readonly sound?: SoundName }

/** In which manner an event is performed: settled when its turn comes, so that a setting works at once. */
export type Manner = {
  readonly pace: Pace
  readonly reduced: boolean
  /** A bot acts: one keeps up with it, and need not read every motion. */
  readonly bot: boolean
}

type Performance = { readonly lasts: number; readonly beats: readonly Beat[] }

type Cue<Event extends GameEvent> = (event: Event, manner: Manner) => Performance

/** How long a bot shows its dice, its marker and its stop: one beat a roll. */
const botBeats = {
  relaxed: { rolled: 400, placed: 250, stopped: motion.stop.total, busted: motion.bust.total },
  brisk: { rolled: 100, placed: 150, stopped: 350, busted: 500 },
  instant: { rolled: 0, placed: 0, stopped: 0, busted: 0 },
} as const satisfies Record<Pace, Record<'rolled' | 'placed' | 'stopped' | 'busted', number>>

const ours = {
  relaxed: { rolled: motion.roll.open, placed: motion.placeClaim.total, stopped: motion.stop.total },
  brisk: { rolled: motion.roll.brisk, placed: duration.fast, stopped: 320 },
  instant: { rolled: 0, placed: 0, stopped: 0 },
} as const satisfies Record<Pace, Record<'rolled' | 'placed' | 'stopped', number>>

/** Less motion means a short fade in place of every travel; a pace of nothing stays nothing. */
const calm = (lasts: number, { reduced }: Manner): number =>
  reduced ? Math.min(lasts, duration.reduced) : lasts

const landings = (manner: Manner, lasts: number): readonly Beat[] => {
  if (manner.bot) return [{ at: 0, sound: 'knock2' }]
  if (manner.reduced || manner.pace !== 'relaxed')
    return [{ at: lasts, touch: 'lastDieLand', sound: 'knock3' }]
  const [first, second, third] = motion.roll.landAt
  return [
    { at: first, touch: 'dieLand', sound: 'knock1' },
    { at: second, touch: 'dieLand', sound: 'knock2' },
    { at: third, touch: 'lastDieLand', sound: 'knock3' },
  ]
}

const cues = {
  rolled: (_, manner) => {
    const lasts = calm((manner.bot ? botBeats : ours)[manner.pace].rolled, manner)
    return { lasts, beats: landings(manner, lasts) }
  },
  placed: ({ kind }, manner) => {
    const beat: Beat =
      kind === 'claim'
        ? { at: 0, touch: 'placeClaim', sound: 'claim' }
        : { at: 0, touch: 'placeSquatter', sound: 'squatter' }
    return {
      lasts: manner.bot
        ? botBeats[manner.pace].placed
        : calm(
            kind === 'claim'
              ? ours[manner.pace].placed
              : Math.min(ours[manner.pace].placed, motion.placeSquatter.total),
            manner,
          ),
      beats: [manner.bot ? { at: beat.at, ...(beat.sound && { sound: beat.sound }) } : beat],
    }
  },
  busted: (_, manner) => {
    const usual = botBeats[manner.pace].busted
    const lasts = manner.bot ? usual : calm(manner.pace === 'instant' ? 0 : usual, manner)
    return {
      lasts,
      beats: [{ at: Math.min(lasts, motion.bust.stampAt), touch: 'bust', sound: 'bust' }],
    }
  },
  stopped: (_, manner) => {
    const lasts = manner.bot ? botBeats[manner.pace].stopped : calm(ours[manner.pace].stopped, manner)
    return {
      lasts,
      beats: [{ at: 0, sound: 'stop' }, ...(manner.bot ? [] : [{ at: lasts, touch: 'stop' } as const])],
    }
  },
  // The drama of a match: it is shown whatever the pace, and a tap skips it.
  lastRoundCalled: () => ({
    lasts: motion.lastRound.total,
    beats: [{ at: 0, touch: 'lastRound', sound: 'bell' }],
  }),
  turnPassed: (_, manner) => ({ lasts: 0, beats: manner.bot ? [{ at: 0, touch: 'yourTurn' }] : [] }),
  ended: () => ({ lasts: 0, beats: [{ at: 0, touch: 'win', sound: 'win' }] }),
} satisfies { readonly [Type in GameEvent['type']]: Cue<Extract<GameEvent, { type: Type }>> }

export const cueFor = (event: GameEvent, manner: Manner): Performance =>
  (cues[event.type] as Cue<GameEvent>)(event, manner)

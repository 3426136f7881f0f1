/**
 * Performs the events of a match one after the other: each gets its time, haptics, sounds and speech. The stage decides and
 * saves nothing: everything it shows has been saved before.
 */
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { GameEvent, Seat } from '@/engine'
import type { Phrases } from '@/i18n/dictionaries'
import type { Pace } from '@/names'
import type { HapticMoment } from '@/theme/motion'
import type { Timeline } from '@/theme/timeline'
import { afterPaint, type Clock } from './clock'
import { cueFor, type Manner, type SoundName } from './cues'
import { lineFor } from './speech'
import { stakesOf, type Outcome, type Stakes } from './stakes'

export type Act = Outcome & {
  /** The dice were thrown on a real table and lie there already. */
  readonly byHand?: boolean
}

/** The event on stage now. */
export type Performing = {
  /** Unique among the performances of this stage. */
  readonly id: number
  readonly event: GameEvent
  readonly act: Act
  readonly manner: Manner
  readonly stakes: Stakes
  readonly startedAt: number
  readonly lasts: number
  /** When its parts begin, for the components that draw it. */
  readonly timeline: Timeline
}

/** The settings of the performance, read again for every event. */
export type StageSettings = {
  readonly dicePace: Pace
  readonly botPace: Pace
  readonly reducedMotion: boolean
  readonly bustChance: boolean
  readonly words: Phrases['announce']
  readonly nameOf: (seat: Seat) => string | null
  readonly isBot: (seat: Seat) => boolean
  /** The next page hides the board. */
  readonly isCovered: () => boolean
}

type StageServices = {
  readonly clock: Clock
  readonly touch: (moment: HapticMoment) => void
  readonly sound: (name: SoundName, rate: number) => void
  readonly say: (text: string) => void
  readonly settings: () => StageSettings
}

type OnStage = {
  readonly performing: Performing | null
  /** How many of its steps the event on stage has reached. */
  readonly step: number
  /** The last performance that was not cut short: the end of its motion may still be visible. */
  readonly latest: Performing | null
}

export type Stage = Pick<StoreApi<OnStage>, 'getState' | 'getInitialState' | 'subscribe'> & {
  /** Queues an act behind those before it. */
  readonly perform: (act: Act) => void
  /** Completes the event on stage at once; the next event takes its usual time. */
  readonly finish: () => void
  /** Completes everything in the queue, to skip ahead or to leave. */
  readonly finishAll: () => void
  /** Events take no time until `hurry(false)`. */
  readonly hurry: (on: boolean) => void
  readonly isIdle: () => boolean
}

export const createStage = ({ clock, touch, sound, say, settings }: StageServices): Stage => {
  const store = createStore<OnStage>(() => ({ performing: null, step: 0, latest: null }))
  const waiting: { readonly event: GameEvent; readonly act: Act }[] = []
  let pending: (() => void)[] = []
  /** Haptics and sounds that come after their event has ended; the next event cancels them. */
  let echoes: (() => void)[] = []
  const cancelEchoes = (): void => {
    for (const cancel of echoes) cancel()
    echoes = []
  }
  let closing: (() => void) | null = null
  let performed = 0
  let hurrying = false

  /** Whether a bot acts. A passed turn counts as a bot's only if it passes to a person, who should then feel a haptic. */
  const isBots = (event: GameEvent, { isBot }: StageSettings): boolean => {
    if (event.type === 'turnPassed') return isBot(event.from) && !isBot(event.to)
    return event.type !== 'ended' && isBot(event.seat)
  }
  const mannerOf = (event: GameEvent, settings: StageSettings, { before, byHand = false }: Act): Manner => {
    const bot = isBots(event, settings)
    return {
      pace: hurrying ? 'instant' : bot ? settings.botPace : settings.dicePace,
      reduced: settings.reducedMotion,
      bot,
      byHand,
      rollsBefore: event.type === 'placed' ? before.rollsThisTurn - 1 : before.rollsThisTurn,
    }
  }

  const begin = (): void => {
    const next = waiting.shift()
    if (!next) {
      if (store.getState().performing) store.setState({ performing: null, step: 0 })
      return
    }
    cancelEchoes()
    const { event, act } = next
    const current = settings()
    const manner = mannerOf(event, current, act)
    const stakes = stakesOf(event, act, {
      rises: current.bustChance && manner.pace === 'relaxed' && !(manner.byHand && event.type === 'rolled'),
      covered: current.isCovered(),
    })
    const { lasts: usual, beats, steps = [], timeline = {} } = cueFor(event, manner, stakes)
    const lasts = hurrying ? 0 : usual
    const line = lineFor(event, {
      words: current.words,
      nameOf: current.nameOf,
      isBot: current.isBot,
      after: act.after,
      saysBustChance: current.bustChance,
    })
    if (!hurrying)
      for (const beat of beats) {
        const play = (): void => {
          if (beat.touch) touch(beat.touch)
          if (beat.sound) sound(beat.sound, beat.rate ?? 1)
        }
        if (beat.at < lasts) pending.push(clock.after(Math.max(beat.at, afterPaint), play))
        else if (beat.at > lasts) echoes.push(clock.after(beat.at + afterPaint, play))
        else clock.after(lasts + afterPaint, play)
      }
    const close = (): void => {
      closing = null
      for (const cancel of pending) cancel()
      pending = []
      // Dice are read out when they lie still; everything else as it happens.
      if (line !== null && event.type === 'rolled') say(line)
      begin()
    }
    if (line !== null && event.type !== 'rolled') say(line)
    if (lasts === 0) {
      close()
      return
    }
    steps.forEach((at, index) => pending.push(clock.after(at, () => store.setState({ step: index + 1 }))))
    performed += 1
    const cancel = clock.after(lasts, () => {
      store.setState({ latest: store.getState().performing })
      close()
    })
    closing = () => {
      cancel()
      store.setState({ latest: null })
      close()
    }
    store.setState({
      performing: { id: performed, event, act, manner, stakes, startedAt: clock.now(), lasts, timeline },
      step: 0,
    })
  }

  const finish = (): void => {
    if (closing) cancelEchoes()
    closing?.()
  }
  return {
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    perform: (act) => {
      waiting.push(...act.events.map((event) => ({ event, act })))
      if (closing === null) begin()
    },
    finish,
    finishAll: () => {
      const was = hurrying
      hurrying = true
      finish()
      hurrying = was
    },
    hurry: (on) => {
      hurrying = on
      if (on) finish()
    },
    isIdle: () => store.getState().performing === null,
  }
}

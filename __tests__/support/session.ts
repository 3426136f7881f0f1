/** A session on a fake clock that records announcements, haptics and saves. */
import { diceFor, needsSeal, nextRoll, recordOf, sealFromHere, type Match } from '@/match'
import { createSession, type SessionOptions, type SessionSettings } from '@/sitting/session'
import { createTypingGuard } from '@/ui/kit/gestures'
import type { StageSettings } from '@/stage/stage'
import { stageFor } from './stage'

type Options = { readonly settings?: Partial<SessionSettings>; readonly stage?: Partial<StageSettings> }

/** Seals the match with a seed that rolls 2, 3, 5 next. */
const sealed = (match: Match): Match => {
  if (!needsSeal(match)) return match
  const { turn, roll } = nextRoll(match)
  const seeds = Array.from({ length: 5000 }, (_, number) => number.toString(16).padStart(32, '0'))
  return sealFromHere(
    match,
    seeds.find((seed) => diceFor(seed, turn, roll).join('') === '235')!,
  )
}

export const sitDown = (given: Match, { settings = {}, stage: ofStage = {} }: Options = {}) => {
  const match = sealed(given)
  const saved: string[] = []
  /** Resolves the pending write while `stored.holds`. */
  let finishWrite: (() => void) | null = null
  const stored = {
    holds: false,
    release: async () => {
      finishWrite?.()
      await Promise.resolve()
      await Promise.resolve()
      await Promise.resolve()
    },
  }
  const stage = stageFor({
    isBot: (seat) => match.info.players[seat]!.pilot.who === 'bot',
    ...ofStage,
  })
  const announced: Parameters<SessionOptions['say']>[0][] = []
  const session = createSession({
    match,
    clock: stage.clock,
    save: (next) => saved.push(recordOf(next).moves),
    stored: () =>
      stored.holds ? new Promise<void>((resolve) => (finishWrite = resolve)) : Promise.resolve(),
    now: () => '2026-11-18T11:00:00.000Z',
    openStage: () => stage.stage,
    touch: (moment) => stage.felt.push(`${stage.clock.now()} ${moment}`),
    typing: createTypingGuard(stage.clock.now),
    say: (what) => announced.push(what),
    settings: () => ({ confirm: false, passScreen: true, ...settings }),
  })
  const present = (): Match => session.snapshot().match
  return {
    ...stage,
    session,
    saved,
    stored,
    announced,
    present,
    moves: () => recordOf(present()).moves,
  }
}

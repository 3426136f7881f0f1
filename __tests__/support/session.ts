/** A sitting at a match on a fake clock, with everything it says, feels and saves written down. */
import { createTable, recordOf, type Match } from '@/match/index'
import { createSession, type SessionOptions, type SessionWishes } from '@/sitting/session'
import type { StageWishes } from '@/stage/index'
import { stageFor } from './stage'

type Options = { readonly wishes?: Partial<SessionWishes>; readonly stage?: Partial<StageWishes> }

export const sitDown = (match: Match, { wishes = {}, stage: stageWishes = {} }: Options = {}) => {
  const saved: string[] = []
  const table = createTable({
    match,
    save: (next) => saved.push(recordOf(next).moves),
    now: () => '2026-11-18T11:00:00.000Z',
    throwDice: () => [2, 3, 5],
  })
  const stage = stageFor({
    isBot: (seat) => match.info.players[seat]!.pilot.who === 'bot',
    ...stageWishes,
  })
  const told: Parameters<SessionOptions['say']>[0][] = []
  const session = createSession({
    table,
    stage: stage.stage,
    touch: (moment) => stage.felt.push(`${stage.clock.now()} ${moment}`),
    say: (what) => told.push(what),
    wishes: () => ({ confirm: false, passScreen: true, ...wishes }),
  })
  return { ...stage, table, session, saved, told, moves: () => recordOf(table.getState().match).moves }
}

/** Who starts, and by which dice: told once, before the first roll of a match that began with a roll-off (R4). */
import type { Die } from '@/engine/index'
import type { Phrases } from '@/i18n/index'
import { pilotOf, rollOffOf, type Match } from '@/match/index'
import { callOf } from './names'

export type Start = {
  /** Of who starts, and of who came next. */
  readonly dice: readonly [Die, Die]
  readonly title: string
  readonly line: string
}

export const startOf = (match: Match, { play, common }: Phrases): Start | null => {
  const rolled = match.steps.length === 0 ? rollOffOf(match) : null
  if (rolled === null) return null
  const [winner, next] = [...rolled.rounds.at(-1)!].sort((a, b) => b.die - a.die)
  const who = callOf(match, winner!.seat)
  const isPerson = pilotOf(match, winner!.seat).who === 'person'
  return {
    dice: [winner!.die, next!.die],
    title: isPerson ? play.youStart(who) : common.starts(who),
    line: play.beats(isPerson ? null : who, winner!.die, callOf(match, next!.seat), next!.die),
  }
}

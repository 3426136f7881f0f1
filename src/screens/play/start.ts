/** Shown once, before the first roll: who starts, by which dice (R4), and the seal of the coming ones. */
import { itemAt } from '@/checked'
import type { Die } from '@/engine'
import type { Phrases } from '@/i18n/dictionaries'
import { nextRoll, pilotOf, rollOffOf, type Match } from '@/match'
import { callOf } from './names'

export type Start = {
  /** The dice of the starter and of the runner-up. */
  readonly dice: readonly [Die, Die]
  readonly title: string
  readonly line: string
}

export const startOf = (match: Match, { play, common }: Phrases): Start | null => {
  const rolled = match.steps.length === 0 ? rollOffOf(match) : null
  if (rolled === null) return null
  const [winner, next] = [...itemAt(rolled.rounds, -1)].sort((a, b) => b.die - a.die)
  if (!winner || !next) return null
  const who = callOf(match, winner.seat)
  const isPerson = pilotOf(match, winner.seat).who === 'person'
  return {
    dice: [winner.die, next.die],
    title: isPerson ? play.youStart(who) : common.starts(who),
    line: play.beats(isPerson ? null : who, winner.die, callOf(match, next.seat), next.die),
  }
}

/** The seal to show, only where it begins: before the first roll of a match, or where a copied match continues with its own seal. */
export const sealShownIn = (match: Match): string | null => {
  const seal = match.info.seals.at(-1)
  const { turn, roll } = nextRoll(match)
  return seal && seal.from.turn === turn && seal.from.roll === roll ? seal.hash : null
}

/** What a try brought about, in one or two sentences. Knows the facts, not the words. */
import { bustCount, ifYouStop, legalPlacements, markerCount, type GameEvent, type Standing } from '@/engine'
import type { Phrases } from '@/i18n/dictionaries'
import { percentOf } from '@/stage/speech'
import { naming } from '../players'
import { isRollingOff, type Trial } from './trial'

export const outcomeOf = (trial: Trial, phrases: Phrases): string => {
  const off = rollOffOutcome(trial, phrases)
  if (off !== null) return off
  const told = trial.events.flatMap((event) => tell(event, phrases) ?? [])
  return [...told, ...standing(trial, phrases)].join(' ')
}

/** R4: what the last round of the roll-off showed; null once play has begun. */
const rollOffOutcome = ({ rollOff: off, before }: Trial, { learn, refusals }: Phrases): string | null => {
  if (off === null || before !== null) return null
  const round = off.all.rounds[off.rolled - 1]
  if (round === undefined) return refusals['wrong-phase']({ phase: 'roll' })
  const next = off.all.rounds[off.rolled]
  return [
    learn.outcomes.rolledOff(round.map(({ seat, die }) => [naming(seat), die])),
    next === undefined
      ? learn.outcomes.starts(naming(off.all.first))
      : learn.outcomes.rollsAgain(next.map(({ seat }) => naming(seat))),
  ].join(' ')
}

const tell = (event: GameEvent, { learn: { outcomes } }: Phrases): string | null => {
  switch (event.type) {
    case 'rolled':
    case 'placed':
      return null
    case 'busted':
      return outcomes.busted(markerCount(event.lost))
    case 'stopped':
      return outcomes.stopped(event.settled.length, event.claimed.length, event.taken.length)
    case 'lastRoundCalled':
      return outcomes.lastRound(naming(event.seat), event.claimed)
    case 'turnPassed':
      return outcomes.turn(naming(event.to))
    case 'ended':
      return winners(event.standings, outcomes)
  }
}

const winners = (standings: readonly Standing[], { wins, share }: Phrases['learn']['outcomes']): string => {
  const first = standings.filter(({ rank }) => rank === 1).map(({ seat }) => naming(seat))
  return first.length === 1 ? wins(first[0]!) : share(first)
}

/** What the game waits for, or what stopping would bring. */
const standing = (trial: Trial, { common, learn, announce, play, refusals }: Phrases): readonly string[] => {
  const { game, events, example } = trial
  const preview = ifYouStop(game)
  if (preview !== null) {
    const { group, claimed } = preview
    const spoken = play.ifYouStopSpoken([group.before, group.after], [claimed.before, claimed.after])
    const chance = `${play.chanceOfBust}: ${common.percent(percentOf(bustCount(game)))}.`
    return [`${spoken}.`, ...(example.isTurn && trial.rolls.length > 0 ? [chance] : [])]
  }
  if (game.phase === 'place')
    return [events.length > 0 ? announce.possible(legalPlacements(game).length) : learn.how.tapGold]
  return events.length > 0 || isRollingOff(trial) ? [] : [refusals['wrong-phase']({ phase: game.phase })]
}

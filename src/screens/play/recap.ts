import type { Phrases } from '@/i18n/dictionaries'
import type { EventOf, Seat } from '@/engine'
import { playersOf, type Match, type Turn } from '@/match'
import { takenFrom, turnOutcome } from '@/sitting/recap'
import { callOf } from './names'

/** Whose spaces were taken, in words. */
export const takenLine = (
  taken: EventOf<'stopped'>['taken'],
  match: Match,
  { common }: Pick<Phrases, 'common'>,
): string | null => {
  const from = [...new Set(taken.map((each) => each.from))].map((seat) => callOf(match, seat))
  return taken.length === 0 ? null : common.takenFrom(taken.length, from)
}

/** The recap as addressed to `reader`. */
export const recapOf = (match: Match, turn: Turn, reader: Seat, phrases: Phrases) => {
  const { play } = phrases
  const { name } = playersOf(match)[turn.seat]
  const facts = turnOutcome(turn)
  if (facts.did === 'busted') {
    const text = play.recapBusted(facts.lost)
    return { name, text, short: text, settled: 0, claimed: 0, yours: 0, now: null, taken: null }
  }
  const { settled, claimed, called, held, target } = facts
  const took = settled + claimed
  const yours = takenFrom(reader, [turn]).length
  const stop = turn.events.find((event) => event.type === 'stopped')
  const others = (stop?.taken ?? []).filter(({ from }) => from !== reader)
  return {
    name,
    /** "stopped in time and took 4 spaces.", and in lists "took 4 spaces." */
    text: called ? play.recapCalled(took, yours) : play.recapStopped(took, yours),
    short: called ? play.recapCalled(took, yours) : play.recapTook(took, yours),
    settled,
    claimed,
    /** The number of the reader's spaces that the turn took over. */
    yours,
    now: play.nowOf(held, target),
    /** Without the reader's own losses. */
    taken: takenLine(others, match, phrases),
  }
}

import type { Phrases } from '@/i18n/dictionaries'
import type { EventOf, Seat } from '@/engine'
import { playersOf, type Match, type Turn } from '@/match'
import { takenFrom, turnOutcome } from '@/sitting/recap'
import { callOf } from './names'

type Recap = {
  readonly name: string
  /** "stopped in time and took 4 spaces." */
  readonly text: string
  /** A short form for lists: "took 4 spaces." */
  readonly short: string
  readonly settled: number
  readonly claimed: number
  /** The number of the reader's spaces that the turn took over. */
  readonly yours: number
  /** "now 5 of 7"; null after a bust. */
  readonly now: string | null
  /** "2 taken from Doc Hollis and Mei.", without the reader's own losses; null if none were taken. */
  readonly taken: string | null
}

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
export const recapOf = (match: Match, turn: Turn, reader: Seat, phrases: Phrases): Recap => {
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
    text: called ? play.recapCalled(took, yours) : play.recapStopped(took, yours),
    short: called ? play.recapCalled(took, yours) : play.recapTook(took, yours),
    settled,
    claimed,
    yours,
    now: play.nowOf(held, target),
    taken: takenLine(others, match, phrases),
  }
}

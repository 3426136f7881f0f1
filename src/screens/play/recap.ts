/** What a turn came to, in words. Takes the facts from the sitting. */
import type { Phrases } from '@/i18n/index'
import type { Seat } from '@/engine/index'
import { playersOf, type Match, type Turn } from '@/match/index'
import { recapOf as factsOf, takenFrom } from '@/sitting/index'

type Recap = {
  readonly name: string
  /** "stopped in time and took 4 spaces." */
  readonly text: string
  /** The same beside the recaps of others: "took 4 spaces." */
  readonly short: string
  readonly settled: number
  readonly claimed: number
  /** Spaces of whoever reads this that the turn took over. */
  readonly yours: number
  /** "now 5 of 7"; null after a bust. */
  readonly now: string | null
}

/** As `reader` is told it. */
export const recapOf = (match: Match, turn: Turn, reader: Seat, { play }: Phrases): Recap => {
  const { name } = playersOf(match)[turn.seat]!
  const facts = factsOf(turn)
  if (facts.did === 'busted') {
    const text = play.recapBusted(facts.lost)
    return { name, text, short: text, settled: 0, claimed: 0, yours: 0, now: null }
  }
  const { settled, claimed, called, held, target } = facts
  const took = settled + claimed
  const yours = takenFrom(reader, [turn]).length
  return {
    name,
    text: called ? play.recapCalled(took, yours) : play.recapStopped(took, yours),
    short: called ? play.recapCalled(took, yours) : play.recapTook(took, yours),
    settled,
    claimed,
    yours,
    now: play.nowOf(held, target),
  }
}

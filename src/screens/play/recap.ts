/** What a turn came to, in words. Takes the facts from the sitting. */
import type { Phrases } from '@/i18n/index'
import { playersOf, type Match, type Turn } from '@/match/index'
import { recapOf as factsOf } from '@/sitting/index'

type Recap = {
  readonly name: string
  /** "stopped in time and took 4 spaces." */
  readonly text: string
  /** The same beside the recaps of others: "took 4 spaces." */
  readonly short: string
  readonly settled: number
  readonly claimed: number
  /** "now 5 of 7"; null after a bust. */
  readonly now: string | null
}

export const recapOf = (match: Match, turn: Turn, { play }: Phrases): Recap => {
  const { name } = playersOf(match)[turn.seat]!
  const facts = factsOf(turn)
  if (facts.did === 'busted') {
    const text = play.recapBusted(facts.lost)
    return { name, text, short: text, settled: 0, claimed: 0, now: null }
  }
  const { settled, claimed, called, held, target } = facts
  const took = settled + claimed
  return {
    name,
    text: called ? play.recapCalled(took) : play.recapStopped(took),
    short: called ? play.recapCalled(took) : play.recapTook(took),
    settled,
    claimed,
    now: play.nowOf(held, target),
  }
}

/** What a turn came to, in words. Takes it from the record. */
import { claimedCount, claimTarget, markerCount } from '@/engine/index'
import type { Phrases } from '@/i18n/index'
import { playersOf, type Match, type Turn } from '@/match/index'

export type Recap = {
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
  const name = playersOf(match)[turn.seat]!.name
  const stopped = turn.events.find((event) => event.type === 'stopped')
  if (!stopped) {
    const lost = turn.events.find((event) => event.type === 'busted')?.lost ?? []
    const text = play.recapBusted(markerCount(lost))
    return { name, text, short: text, settled: 0, claimed: 0, now: null }
  }
  const [settled, claimed] = [stopped.settled.length, stopped.claimed.length]
  const called = turn.events.some((event) => event.type === 'lastRoundCalled')
  const held = claimedCount(turn.before.cells, turn.seat) + claimed
  const took = settled + claimed
  return {
    name,
    text: called ? play.recapCalled(took) : play.recapStopped(took),
    short: called ? play.recapCalled(took) : play.recapTook(took),
    settled,
    claimed,
    now: play.nowOf(held, claimTarget[turn.before.rules.seats]),
  }
}

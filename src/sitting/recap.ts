import { claimedCount, claimTarget, markerCount, type Seat, type Space } from '@/engine'
import type { Turn } from '@/match'

type TurnOutcome =
  | { readonly did: 'busted'; readonly lost: number }
  | {
      readonly did: 'stopped'
      readonly settled: number
      readonly claimed: number
      /** This stop called the last round. */
      readonly called: boolean
      /** The claimed spaces now, and how many call the last round. */
      readonly held: number
      readonly target: number
    }

/** The spaces of this seat that these turns took over. */
export const takenFrom = (seat: Seat, turns: readonly Turn[]): readonly Space[] =>
  turns.flatMap(({ events }) =>
    events.flatMap((event) =>
      event.type === 'stopped'
        ? event.taken.filter(({ from }) => from === seat).map(({ space }) => space)
        : [],
    ),
  )

export const turnOutcome = ({ seat, events, before }: Turn): TurnOutcome => {
  const stopped = events.find((event) => event.type === 'stopped')
  if (!stopped) {
    const lost = events.find((event) => event.type === 'busted')?.lost ?? []
    return { did: 'busted', lost: markerCount(lost) }
  }
  const [settled, claimed] = [stopped.settled.length, stopped.claimed.length]
  return {
    did: 'stopped',
    settled,
    claimed,
    called: events.some((event) => event.type === 'lastRoundCalled'),
    held: claimedCount(before.cells, seat) + claimed,
    target: claimTarget[before.rules.seats],
  }
}

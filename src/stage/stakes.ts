/** What is at stake in an event, which makes its performance more dramatic. */
import {
  bustCount,
  markerCount,
  orderedRolls,
  type EventOf,
  type Game,
  type GameEvent,
  type Space,
} from '@/engine'
import { tierOf, type Losses, type Tier } from '@/theme/timeline'

export type Stakes = {
  /** How risky this roll is. */
  readonly tier: Tier
  /** How risky the next roll would be. */
  readonly nextTier: Tier
  /** The roll leaves something to place. */
  readonly fits: boolean
  readonly losses: Losses
  /** The claims of this turn, this one included. */
  readonly claims: number
  /** A player's last turn begins. */
  readonly lastTurn: boolean
  /** The spaces that a stop wins. */
  readonly takes: Takes
}

export type Takes = {
  /** In the order of placing. */
  readonly order: readonly Space[]
  /** The indexes in `order` of the spaces where a rival's marker is taken. */
  readonly taken: readonly number[]
  /** The next page hides the board, so the board stays until it has been read. */
  readonly covered: boolean
  /** The stop calls the last round, and the banner comes next: that leaves enough time to read. */
  readonly calls: boolean
}

export const nothingAtStake: Stakes = {
  tier: 0,
  nextTier: 0,
  fits: true,
  losses: { markers: 0, spaces: 0 },
  claims: 1,
  lastTurn: false,
  takes: { order: [], taken: [], covered: false, calls: false },
}

/** Without a marker of this turn there is nothing to lose. */
export const tierOfRoll = (game: Game): Tier =>
  game.placedThisTurn.length === 0 || game.phase === 'over'
    ? 0
    : tierOf(bustCount({ ...game, phase: 'decide', dice: null }) / orderedRolls)

/** The events of one move, and the game before and after it. */
export type Outcome = {
  readonly events: readonly GameEvent[]
  readonly before: Game
  readonly after: Game
}

type Manners = {
  /** The performance rises with the chance of a bust: people see the chance, and the pace leaves time for it. */
  readonly rises: boolean
  readonly covered: boolean
}

const callsIn = (events: readonly GameEvent[]): boolean =>
  events.some(({ type }) => type === 'lastRoundCalled')

const takesOf = (event: EventOf<'stopped'>, before: Game, covered: boolean, calls: boolean): Takes => {
  const order = [...new Set(before.placedThisTurn)]
  const gone = event.taken.map(({ space }) => space)
  return {
    order,
    taken: order.flatMap((space, index) => (gone.includes(space) ? [index] : [])),
    covered,
    calls,
  }
}

export const stakesOf = (
  event: GameEvent,
  { events, before, after }: Outcome,
  { rises, covered }: Manners,
): Stakes => ({
  tier: rises && (event.type === 'rolled' || event.type === 'busted') ? tierOfRoll(before) : 0,
  nextTier: rises && event.type === 'placed' ? tierOfRoll(after) : 0,
  fits: after.phase === 'place',
  losses:
    event.type === 'busted'
      ? { markers: markerCount(event.lost), spaces: event.lost.length }
      : nothingAtStake.losses,
  claims: Math.max(1, after.cells.filter(({ claim }) => claim).length),
  lastTurn: event.type === 'turnPassed' && after.lastRound !== null,
  takes: event.type === 'stopped' ? takesOf(event, before, covered, callsIn(events)) : nothingAtStake.takes,
})

/** Checks a position that the engine did not produce, such as one from a text, and finds what makes it impossible. */
import { claimedCount, seatsOf, totalCount } from './standings'
import { isOfThisTurn, legalPlacements } from './board'
import { claimTarget } from './rules'
import type { Cell, Die, Game, Seat, Space } from './types'

export const flawReasons = [
  'unknown-seat',
  'empty-claimed',
  'closed-space',
  'squatter-on-own',
  'claim-on-nothing',
  'squatter-returned',
  'squatter-twice',
  'marker-between-turns',
  'no-marker',
  'dice-and-phase',
  'unusable-dice',
  'call-without-claims',
  'claims-without-call',
  'last-round-count',
  'over-too-soon',
  'turn-count',
  'too-many-spaces',
  'placed-list',
  'roll-count',
] as const
type FlawReason = (typeof flawReasons)[number]

/** `at` is a space or a field of the game. */
type Flaw = {
  readonly reason: FlawReason
  readonly at: Space | 'turn' | 'rules' | 'lastRound' | 'turnsPlayed' | 'placedThisTurn'
}

/** The first flaw that no sequence of legal moves can produce; null if none is found. */
export const flawOf = (game: Game): Flaw | null =>
  seatFlaw(game) ?? cellFlaw(game) ?? phaseFlaw(game) ?? lastRoundFlaw(game) ?? countFlaw(game)

const seatFlaw = ({ rules, turn, lastRound, cells }: Game): Flaw | null => {
  if (rules.first >= rules.seats) return { reason: 'unknown-seat', at: 'rules' }
  if (turn >= rules.seats) return { reason: 'unknown-seat', at: 'turn' }
  if (lastRound && lastRound.caller >= rules.seats) return { reason: 'unknown-seat', at: 'lastRound' }
  const at = cells.findIndex(({ owner }) => owner !== null && owner >= rules.seats)
  return at < 0 ? null : { reason: 'unknown-seat', at }
}

const cellFlaw = (game: Game): Flaw | null => {
  const seen = new Set<Die>()
  for (const [at, cell] of game.cells.entries()) {
    const reason = cellReason(cell, game)
    if (reason) return { reason, at }
    if (cell.squatter === null) continue
    if (seen.has(cell.squatter)) return { reason: 'squatter-twice', at }
    seen.add(cell.squatter)
  }
  return null
}

const cellReason = ({ owner, claimed, squatter, claim }: Cell, { rules, turn }: Game): FlawReason | null => {
  if (claimed && owner === null) return 'empty-claimed'
  if (claimed && (squatter !== null || claim)) return 'closed-space' // R7
  if (squatter !== null && owner === turn) return 'squatter-on-own' // R9
  if (rules.reusableSquatters) return claim && squatter !== null ? 'squatter-returned' : null // R23
  return claim && squatter === null && owner !== turn ? 'claim-on-nothing' : null // R10
}

const phaseFlaw = (game: Game): Flaw | null => {
  const marked = game.cells.findIndex(isOfThisTurn)
  if (marked >= 0 && (game.phase === 'roll' || game.phase === 'over'))
    return { reason: 'marker-between-turns', at: marked }
  if (marked < 0 && game.phase === 'decide') return { reason: 'no-marker', at: 'turn' }
  if ((game.dice !== null) !== (game.phase === 'place')) return { reason: 'dice-and-phase', at: 'turn' }
  // A roll that cannot be used busts at once (R12), so it is never on the table.
  if (game.phase === 'place' && legalPlacements(game).length === 0)
    return { reason: 'unusable-dice', at: 'turn' }
  return null
}

/** R17, R18: the caller has reached the target, and the turns left follow from the seats of the caller and the mover. */
const lastRoundFlaw = ({ cells, rules, lastRound, turn, phase }: Game): Flaw | null => {
  const hasEnough = (seat: Seat): boolean => claimedCount(cells, seat) >= claimTarget[rules.seats]
  if (!lastRound) {
    if (phase === 'over') return { reason: 'over-too-soon', at: 'turn' }
    return seatsOf({ rules }).some(hasEnough) ? { reason: 'claims-without-call', at: 'lastRound' } : null
  }
  const { caller, turnsLeft } = lastRound
  if (!hasEnough(caller)) return { reason: 'call-without-claims', at: 'lastRound' }
  if (phase === 'over' && turn !== caller) return { reason: 'over-too-soon', at: 'turn' }
  return turnsLeft === turnsLeftFor({ rules, turn, phase }, caller)
    ? null
    : { reason: 'last-round-count', at: 'lastRound' }
}

/** Turns still to be played in a last round called by this seat, the current one included (R18). */
export const turnsLeftFor = (
  { rules, turn, phase }: Pick<Game, 'rules' | 'turn' | 'phase'>,
  caller: Seat,
): number => (phase === 'over' ? 0 : ((caller - turn + rules.seats) % rules.seats) + 1)

const countFlaw = (game: Game): Flaw | null => {
  const { rules, cells, turn, phase, turnsPlayed, rollsThisTurn, placedThisTurn } = game
  const turnNumber = phase === 'over' ? turnsPlayed - 1 : turnsPlayed
  if (turnNumber < 0 || (rules.first + turnNumber) % rules.seats !== turn)
    return { reason: 'turn-count', at: 'turnsPlayed' }
  // Every space was won with a squatter. A turn has six of them, unless they return to the supply (R23).
  const most = rules.reusableSquatters ? cells.length : 6
  const turnsOf = (seat: Seat): number =>
    Math.ceil((turnsPlayed - ((seat - rules.first + rules.seats) % rules.seats)) / rules.seats)
  if (seatsOf({ rules }).some((seat) => totalCount(cells, seat) > most * Math.max(0, turnsOf(seat))))
    return { reason: 'too-many-spaces', at: 'turnsPlayed' }
  const expected = cells.flatMap((cell, space) => Array<Space>(timesPlaced(cell, turn)).fill(space))
  const listed = [...placedThisTurn].sort((a, b) => a - b)
  if (expected.length !== listed.length || expected.some((space, index) => space !== listed[index]))
    return { reason: 'placed-list', at: 'placedThisTurn' }
  return rollsThisTurn === placedThisTurn.length + (phase === 'place' ? 1 : 0)
    ? null
    : { reason: 'roll-count', at: 'placedThisTurn' }
}

/** How many markers of this turn a space has taken: a claim that is not on the mover's own marker had a squatter. */
const timesPlaced = (cell: Cell, mover: Seat): number => {
  if (!isOfThisTurn(cell)) return 0
  return cell.claim && cell.owner !== mover ? 2 : 1
}

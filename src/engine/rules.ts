/** The rules of Claim It!, in the order of the rule book. */
import {
  cellAt,
  isDice,
  isOfThisTurn,
  isUsable,
  spaces,
  spacesOfThisTurn,
  takesClaim,
  thirdDie,
  whyNot,
} from './board'
import { claimedCount, standings } from './standings'
import {
  IllegalMove,
  seatCounts,
  type Cell,
  type Dice,
  type Die,
  type Game,
  type EventOf,
  type GameEvent,
  type LastRound,
  type Lost,
  type Move,
  type Phase,
  type Rules,
  type Seat,
  type SeatCount,
  type Space,
  type Taken,
} from './types'

/** Claimed spaces that call the last round when a player stops (R17). */
export const claimTarget = { 2: 13, 3: 9, 4: 7, 5: 6 } as const satisfies Record<SeatCount, number>

const emptyCell = (): Cell => ({ owner: null, claimed: false, squatter: null, claim: false })

export const newGame = ({
  seats,
  first = 0,
  reusableSquatters = false,
}: Partial<Rules> & Pick<Rules, 'seats'>): Game => {
  if (!seatCounts.includes(seats)) throw new RangeError(`Claim It! is for 2 to 5 players, not ${seats}`)
  if (!Number.isInteger(first) || first < 0 || first >= seats)
    throw new RangeError(`Seat ${first} is not at a table for ${seats}`)
  return {
    rules: { seats, first, reusableSquatters },
    cells: spaces.map(emptyCell),
    turn: first,
    phase: 'roll',
    dice: null,
    lastRound: null,
    turnsPlayed: 0,
    rollsThisTurn: 0,
    placedThisTurn: [],
  }
}

export type Played = { readonly game: Game; readonly events: readonly GameEvent[] }

/** Plays one move. Never changes its argument; throws `IllegalMove` for what the rules refuse. */
export const play = (game: Game, move: Move): Played => {
  switch (move?.type) {
    case 'roll':
      return roll(game, move.dice)
    case 'place':
      return place(game, move.space)
    case 'stop':
      return stop(game)
    default:
      throw new IllegalMove({ code: 'bad-move' })
  }
}

const mustBe = (game: Game, ...phases: readonly Phase[]): void => {
  if (!phases.includes(game.phase)) throw new IllegalMove({ code: 'wrong-phase', phase: game.phase })
}

// Below, games and cells are written out field by field: copies by spread have several hidden classes, which more than halves the
// speed of reading them.

/** R5, R13: a turn opens with a roll, and after each placement one may roll again. */
const roll = (game: Game, dice: Dice): Played => {
  mustBe(game, 'roll', 'decide')
  if (!isDice(dice)) throw new IllegalMove({ code: 'bad-dice' })
  const [a, b, c] = dice
  const rolled: EventOf<'rolled'> = { type: 'rolled', seat: game.turn, dice: [a, b, c] }
  if (!isUsable(game, dice)) return bust(game, rolled)
  const { rules, cells, turn, lastRound, turnsPlayed, placedThisTurn } = game
  const rollsThisTurn = game.rollsThisTurn + 1
  return {
    game: {
      rules,
      cells,
      turn,
      phase: 'place',
      dice: rolled.dice,
      lastRound,
      turnsPlayed,
      rollsThisTurn,
      placedThisTurn,
    },
    events: [rolled],
  }
}

/** R12: removes every marker of this turn. */
const bust = (game: Game, rolled: EventOf<'rolled'>): Played => {
  const lost = spacesOfThisTurn(game).map((space): Lost => {
    const { squatter, claim } = cellAt(game, space)
    return { space, squatter, claim }
  })
  const cells = game.cells.map((cell) => (isOfThisTurn(cell) ? cleared(cell) : cell))
  const busted: GameEvent = { type: 'busted', seat: game.turn, dice: rolled.dice, lost }
  return endTurn(game, cells, game.lastRound, [rolled, busted])
}

/** R5: exactly one marker per roll; R8 to R10 say which. R11: the owners' markers stay. */
const place = (game: Game, space: Space): Played => {
  mustBe(game, 'place')
  const refusal = whyNot(game, space)
  if (refusal) throw new IllegalMove(refusal)
  const { rules, turn, lastRound, turnsPlayed, rollsThisTurn } = game
  const cell = cellAt(game, space)
  const third = thirdDie(game.dice!, space)!
  const kind = takesClaim(cell, turn) ? 'claim' : 'squatter'
  const cells = game.cells.slice()
  cells[space] = kind === 'claim' ? withClaim(cell, rules) : withSquatter(cell, third)
  const placedThisTurn = [...game.placedThisTurn, space]
  const squatter = kind === 'claim' ? cell.squatter : third
  return {
    game: {
      rules,
      cells,
      turn,
      phase: 'decide',
      dice: null,
      lastRound,
      turnsPlayed,
      rollsThisTurn,
      placedThisTurn,
    },
    events: [{ type: 'placed', seat: turn, space, kind, third, squatter, beneath: cell.owner }],
  }
}

const withSquatter = ({ owner, claimed, claim }: Cell, squatter: Die): Cell => ({
  owner,
  claimed,
  squatter,
  claim,
})

/** R15: a claimed squatter stays under its claim until the turn ends; R23: in the variant it returns to the supply at once. */
const withClaim = ({ owner, claimed, squatter }: Cell, { reusableSquatters }: Rules): Cell => ({
  owner,
  claimed,
  squatter: reusableSquatters ? null : squatter,
  claim: true,
})

/** R14: squatters become settled spaces, claims become claimed spaces, opponents' markers go home. */
const stop = (game: Game): Played => {
  mustBe(game, 'decide')
  const seat = game.turn
  const marked = spacesOfThisTurn(game)
  const claimed = marked.filter((space) => cellAt(game, space).claim)
  const settled = marked.filter((space) => !cellAt(game, space).claim)
  const taken = marked
    .map((space) => ({ space, from: cellAt(game, space).owner }))
    .filter((each): each is Taken => each.from !== null && each.from !== seat)
  const cells = game.cells.map((cell) => (isOfThisTurn(cell) ? ownedBy(seat, cell.claim) : cell))
  const events: GameEvent[] = [{ type: 'stopped', seat, settled, claimed, taken }]
  const lastRound = game.lastRound ?? callLastRound(game, cells)
  if (lastRound !== game.lastRound)
    events.push({ type: 'lastRoundCalled', seat, claimed: claimedCount(cells, seat) })
  return endTurn(game, cells, lastRound, events)
}

/** R17: only a stop with enough claimed spaces calls; R18: then each player has one more turn, the caller last. */
const callLastRound = ({ rules, turn }: Game, cells: readonly Cell[]): LastRound | null =>
  claimedCount(cells, turn) >= claimTarget[rules.seats] ? { caller: turn, turnsLeft: rules.seats + 1 } : null

/** Passes the turn in seat order (R4), or ends the match after the last turn of the last round (R18). */
const endTurn = (
  { rules, turn, turnsPlayed }: Game,
  cells: readonly Cell[],
  before: LastRound | null,
  events: readonly GameEvent[],
): Played => {
  const lastRound = before && { caller: before.caller, turnsLeft: before.turnsLeft - 1 }
  const isOver = lastRound?.turnsLeft === 0
  const next = ((turn + 1) % rules.seats) as Seat
  const game: Game = {
    rules,
    cells,
    turn: isOver ? turn : next,
    phase: isOver ? 'over' : 'roll',
    dice: null,
    lastRound,
    turnsPlayed: turnsPlayed + 1,
    rollsThisTurn: 0,
    placedThisTurn: [],
  }
  const closing: GameEvent = isOver
    ? { type: 'ended', standings: standings(game) }
    : { type: 'turnPassed', from: turn, to: next }
  return { game, events: [...events, closing] }
}

const cleared = ({ owner, claimed }: Cell): Cell => ({ owner, claimed, squatter: null, claim: false })
const ownedBy = (owner: Seat, claimed: boolean): Cell => ({ owner, claimed, squatter: null, claim: false })

/** The rules of Claim It!, read beside the rule book. Decides; never throws dice, waits or remembers. */
import { isSpace } from './board'
import { isDice, readings, thirdDie } from './dice'
import { claimedCount, standings } from './groups'
import {
  seatCounts,
  type Cell,
  type Dice,
  type Die,
  type Game,
  type GameEvent,
  type LastRound,
  type Lost,
  type Move,
  type Phase,
  type Placement,
  type Refusal,
  type RefusalCode,
  type Rules,
  type Seat,
  type SeatCount,
  type Space,
} from './types'

/** Claimed spaces that call the last round when a player stops (R17). */
export const claimTarget = { 2: 13, 3: 9, 4: 7, 5: 6 } as const satisfies Record<SeatCount, number>

const emptyCell: Cell = { owner: null, claimed: false, squatter: null, claim: false }

/** A move the rules refuse. It changes nothing; `refusal` says why. */
export class IllegalMove extends Error {
  readonly code: RefusalCode
  constructor(readonly refusal: Refusal) {
    super(`Illegal move: ${refusal.code}`)
    this.name = 'IllegalMove'
    this.code = refusal.code
  }
}

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
    cells: Array.from({ length: 36 }, () => emptyCell),
    turn: first,
    phase: 'roll',
    dice: null,
    lastRound: null,
    turnsPlayed: 0,
    rollsThisTurn: 0,
    placedThisTurn: [],
  }
}

/** R7: a claim marker closes a space, this turn's and earlier ones alike. */
const isClosed = (cell: Cell): boolean => cell.claimed || cell.claim

/** R9, R10: the mover's own settled space, or a squatter of this turn, takes a claim whatever the third die. */
const takesClaim = (cell: Cell, mover: Seat): boolean =>
  !isClosed(cell) && (cell.squatter !== null || cell.owner === mover)

/** R8: an empty space, or one with only an opponent's marker, takes the squatter of the third die. */
const takesSquatter = (cell: Cell, mover: Seat): boolean =>
  !isClosed(cell) && cell.squatter === null && cell.owner !== mover

/** The squatters on the board, as bits 1 to 6. In the variant a claimed one has already gone back (R15, R23). */
export const squattersOut = (cells: readonly Cell[]): number => {
  let out = 0
  for (const cell of cells) if (cell.squatter !== null) out |= 1 << cell.squatter
  return out
}
const isOut = (out: number, squatter: Die): boolean => (out & (1 << squatter)) !== 0

/** What a space would take now, whichever roll reaches it. */
export type Taking = 'claim' | 'squatter' | 'nothing'
export const takes = (cell: Cell, mover: Seat): Taking =>
  takesClaim(cell, mover) ? 'claim' : takesSquatter(cell, mover) ? 'squatter' : 'nothing'

/** R6 to R10: everything a roll allows, by space, each space once. Without dice, those on the table. */
export const legalPlacements = (game: Game, dice: Dice | null = game.dice): readonly Placement[] => {
  if (dice === null || game.phase === 'over') return []
  const out = squattersOut(game.cells)
  const placements: Placement[] = []
  for (const { space, third } of readings(dice)) {
    const cell = game.cells[space]!
    if (takesClaim(cell, game.turn)) placements.push({ space, kind: 'claim', third })
    else if (takesSquatter(cell, game.turn) && !isOut(out, third))
      placements.push({ space, kind: 'squatter', third })
  }
  return placements
}

/** Why nothing can be placed on a space with these dice; null when something can. */
export const whyNot = (game: Game, space: Space, dice: Dice | null = game.dice): Refusal | null => {
  if (dice === null || game.phase === 'over') return { code: 'wrong-phase', phase: game.phase }
  if (!isDice(dice)) return { code: 'bad-dice' }
  if (!isSpace(space)) return { code: 'bad-space' }
  const cell = game.cells[space]!
  if (isClosed(cell))
    return { code: 'closed-space', space, by: cell.claim ? game.turn : cell.owner!, thisTurn: cell.claim }
  const third = thirdDie(dice, space)
  if (third === null) return { code: 'not-rolled', space, dice }
  if (takesClaim(cell, game.turn) || !isOut(squattersOut(game.cells), third)) return null
  const at = game.cells.findIndex(({ squatter }) => squatter === third)
  return { code: 'squatter-used', space, squatter: third, at }
}

export type Played = { readonly game: Game; readonly events: readonly GameEvent[] }

/** Plays one move. Never changes its argument; throws `IllegalMove` for what the rules refuse. */
export const play = (game: Game, move: Move): Played => {
  switch (move.type) {
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

/** R5, R13: a turn opens with a roll, and after each placement one may roll again. */
const roll = (game: Game, dice: Dice): Played => {
  mustBe(game, 'roll', 'decide')
  if (!isDice(dice)) throw new IllegalMove({ code: 'bad-dice' })
  const rolled: Game = {
    ...game,
    phase: 'place',
    dice,
    rollsThisTurn: game.rollsThisTurn + 1,
  }
  const event: GameEvent = { type: 'rolled', seat: game.turn, dice }
  if (legalPlacements(rolled).length > 0) return { game: rolled, events: [event] }
  return bust(rolled, dice, event)
}

/** R12: every claim marker and squatter of this turn comes off; what lay beneath is untouched. */
const bust = (game: Game, dice: Dice, rolled: GameEvent): Played => {
  const lost = spacesOfThisTurn(game).map((space): Lost => {
    const { squatter, claim } = game.cells[space]!
    return { space, squatter, claim }
  })
  const cells = game.cells.map((cell) => (isOfThisTurn(cell) ? cleared(cell) : cell))
  const busted: GameEvent = { type: 'busted', seat: game.turn, dice, lost }
  return endTurn({ ...game, cells }, game.lastRound, [rolled, busted])
}

/** R5: exactly one marker a roll; R8 to R10 say which. R11: the players' own markers stay where they are. */
const place = (game: Game, space: Space): Played => {
  mustBe(game, 'place')
  const refusal = whyNot(game, space)
  if (refusal) throw new IllegalMove(refusal)
  const cell = game.cells[space]!
  const third = thirdDie(game.dice!, space)!
  const kind = takesClaim(cell, game.turn) ? 'claim' : 'squatter'
  const cells = game.cells.slice()
  cells[space] = kind === 'claim' ? withClaim(cell, game.rules) : { ...cell, squatter: third }
  return {
    game: { ...game, cells, phase: 'decide', dice: null, placedThisTurn: [...game.placedThisTurn, space] },
    events: [
      {
        type: 'placed',
        seat: game.turn,
        space,
        kind,
        third,
        squatter: kind === 'claim' ? cell.squatter : third,
        beneath: cell.owner,
      },
    ],
  }
}

/** R15: a claimed squatter stays out under its claim until the turn ends; R23: in the variant it goes back at once. */
const withClaim = (cell: Cell, rules: Rules): Cell => ({
  ...cell,
  claim: true,
  squatter: rules.reusableSquatters ? null : cell.squatter,
})

/** R14: squatters become settled spaces, claims become claimed spaces, opponents' markers go home. */
const stop = (game: Game): Played => {
  mustBe(game, 'decide')
  const seat = game.turn
  const marked = spacesOfThisTurn(game)
  const claimed = marked.filter((space) => game.cells[space]!.claim)
  const settled = marked.filter((space) => !game.cells[space]!.claim)
  const taken = marked.flatMap((space) => {
    const from = game.cells[space]!.owner
    return from === null || from === seat ? [] : [{ space, from }]
  })
  const cells = game.cells.map((cell) =>
    isOfThisTurn(cell) ? { owner: seat, claimed: cell.claim, squatter: null, claim: false } : cell,
  )
  const events: GameEvent[] = [{ type: 'stopped', seat, settled, claimed, taken }]
  const lastRound = game.lastRound ?? callLastRound(game, cells)
  if (lastRound !== game.lastRound)
    events.push({ type: 'lastRoundCalled', seat, claimed: claimedCount(cells, seat) })
  return endTurn({ ...game, cells }, lastRound, events)
}

/** R17: only a stop with enough claimed spaces calls; R18: then each has one more turn, the caller last. */
const callLastRound = ({ rules, turn }: Game, cells: readonly Cell[]): LastRound | null =>
  claimedCount(cells, turn) >= claimTarget[rules.seats] ? { caller: turn, turnsLeft: rules.seats + 1 } : null

/** Passes the turn in seat order (R4), or ends the match after the last turn of the last round (R18). */
const endTurn = (game: Game, lastRound: LastRound | null, events: readonly GameEvent[]): Played => {
  const left = lastRound && { ...lastRound, turnsLeft: lastRound.turnsLeft - 1 }
  const isOver = left?.turnsLeft === 0
  const next = ((game.turn + 1) % game.rules.seats) as Seat
  const after: Game = {
    ...game,
    turn: isOver ? game.turn : next,
    phase: isOver ? 'over' : 'roll',
    dice: null,
    lastRound: left,
    turnsPlayed: game.turnsPlayed + 1,
    rollsThisTurn: 0,
    placedThisTurn: [],
  }
  const closing: GameEvent = isOver
    ? { type: 'ended', standings: standings(after) }
    : { type: 'turnPassed', from: game.turn, to: next }
  return { game: after, events: [...events, closing] }
}

export const isOfThisTurn = (cell: Cell): boolean => cell.squatter !== null || cell.claim
const cleared = (cell: Cell): Cell => ({ ...cell, squatter: null, claim: false })

/** The spaces that carry a marker of this turn, each once, in the order of placing. */
export const spacesOfThisTurn = ({ cells, placedThisTurn }: Game): readonly Space[] =>
  cells
    .flatMap((cell, space) => (isOfThisTurn(cell) ? [space] : []))
    .sort((a, b) => placedThisTurn.indexOf(a) - placedThisTurn.indexOf(b) || a - b)

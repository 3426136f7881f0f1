/** Sentences about players, refusals and spaces, used on screen and as accessible labels. */
import { itemAt } from '@/checked'
import {
  cellAt,
  columnOf,
  type Game,
  largestGroups,
  type Placement,
  type Refusal,
  rowOf,
  type Seat,
  seatsOf,
  type Space,
} from '@/engine'
import { defaultNames } from '@/i18n/defaultNames'
import type { Phrases } from '@/i18n/dictionaries'
import { playersOf, type Match, type Player } from '@/match'

/** The name of each seat; null for the person whom the app calls “you”. */
export type SeatNames = (seat: Seat) => string | null

/** The only person among bots is “you” if they have typed no name. All others have names. */
export const seatNames = (players: readonly Player[]): SeatNames => {
  const people = players.filter(({ pilot }) => pilot.who === 'person')
  const you = people.length === 1 && defaultNames.includes(itemAt(people, 0).name) ? people[0] : null
  return (seat) => (players[seat] === you ? null : (players[seat]?.name ?? ''))
}

/** Like `seatNames`, but the person whose turn is shown is “you” as well. */
export const seatNamesAt = (match: Match, shown: Seat): SeatNames => {
  const players = playersOf(match)
  const calling = seatNames(players)
  return (seat) => (seat === shown && players[seat].pilot.who === 'person' ? null : calling(seat))
}

const positionOf = (space: Space) => ({ column: columnOf(space), row: rowOf(space) })

export const refusalSentence = (refusal: Refusal, phrases: Phrases, naming: SeatNames): string => {
  switch (refusal.code) {
    case 'not-rolled':
      return phrases.refusals['not-rolled']({ ...positionOf(refusal.space), dice: refusal.dice })
    case 'closed-space':
      return phrases.refusals['closed-space']({
        ...positionOf(refusal.space),
        by: naming(refusal.by),
        thisTurn: refusal.thisTurn,
      })
    case 'squatter-used':
      return phrases.refusals['squatter-used']({
        ...positionOf(refusal.space),
        squatter: refusal.squatter,
        at: positionOf(refusal.at),
      })
    case 'wrong-phase':
      return phrases.refusals['wrong-phase']({ phase: refusal.phase })
    case 'bad-move':
    case 'bad-dice':
    case 'bad-space':
      return phrases.refusals[refusal.code]({})
  }
}

/** The size of the largest group that each space belongs to. Single spaces are left out. */
const largestGroupSizes = (game: Game): ReadonlyMap<Space, number> =>
  new Map(
    seatsOf(game).flatMap((seat) =>
      largestGroups(game.cells, seat)
        .filter((group) => group.length > 1)
        .flatMap((group) => group.map((space): [Space, number] => [space, group.length])),
    ),
  )

const contentOf = (
  game: Game,
  space: Space,
  { board }: Phrases,
  naming: SeatNames,
  sizes: ReadonlyMap<Space, number>,
): string => {
  const { owner, claimed, squatter, claim } = cellAt(game, space)
  if (squatter !== null || claim) {
    const what =
      squatter === null
        ? owner === null
          ? board.claim
          : board.claimOn(naming(owner))
        : claim
          ? owner === null
            ? board.squatterWithClaim(squatter)
            : board.squatterWithClaimOn(squatter, naming(owner))
          : owner === null
            ? board.squatter(squatter)
            : board.squatterOn(squatter, naming(owner))
    return `${what}, ${board.atRisk}`
  }
  if (owner === null) return board.empty
  const size = sizes.get(space) ?? 0
  const what = claimed ? board.claimed(naming(owner)) : board.settled(naming(owner))
  return size > 0 ? `${what}, ${board.inLargestGroup(naming(owner), size)}` : what
}

/** The accessible label of each space: position, content, possible placement. Computed once per position. */
export const spaceLabels = (
  game: Game,
  phrases: Phrases,
  naming: SeatNames,
  options: readonly Placement[] | null,
  lost: readonly Space[] = [],
): ((space: Space) => string) => {
  const { board } = phrases
  const sizes = largestGroupSizes(game)
  return (space) => {
    const position = board.position(columnOf(space), rowOf(space))
    const content = contentOf(game, space, phrases, naming, sizes)
    const label = `${position}: ${lost.includes(space) ? `${content}, ${board.takenFromYou}` : content}`
    if (options === null) return label
    const option = options.find((each) => each.space === space)
    return `${label}; ${option ? placementLabel(option, phrases) : board.placeNothing}`
  }
}

/** `rival`: the name of the space's owner, where nothing else shows it. */
export const placementLabel = ({ kind, third }: Placement, { board }: Phrases, rival?: string): string => {
  if (rival === undefined) return kind === 'claim' ? board.placeClaim : board.placeSquatter(third)
  return kind === 'claim' ? board.placeClaimOn(rival) : board.placeSquatterOn(third, rival)
}

/** Formats a number with its sign; the minus is U+2212. */
export const signed = (figure: number): string =>
  figure > 0 ? `+${figure}` : figure < 0 ? `\u2212${-figure}` : '0'

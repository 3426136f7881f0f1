/** The engine's door. Other rooms and outside programs come in here only. */
export * from './types'
export { cellAt, columnOf, neighbours, rowOf, spaceAt, spaces } from './board'
export { isDice, orderedRolls, readings, rolls } from './dice'
export {
  bySeat,
  claimedCount,
  decidingKey,
  groupSize,
  groupsOf,
  largestGroups,
  rankingKeys,
  seatsOf,
  standingOf,
  standings,
  totalCount,
  type RankingKey,
} from './groups'
export {
  isOfThisTurn,
  lastPlaced,
  legalPlacements,
  markerCount,
  spacesOfThisTurn,
  squattersOut,
  whyNot,
} from './placements'
export { spacesToLead, stillToPlay } from './lastRound'
export { IllegalMove } from './refusal'
export { claimTarget, newGame, play, type Played } from './rules'
export { bustCount, prospects } from './odds'
export { ifYouStop, type StopPreview } from './preview'
export { positionProblems, readPosition, writePosition } from './notation'
export { flawOf } from './possible'

/** The engine's door. Other rooms and outside programs come in here only. */
export * from './types'
export { columnOf, isSpace, neighbours, rowOf, spaceAt, spaces } from './board'
export { isDice, isDie, orderedRolls, readings, rolls, thirdDie, type Reading, type Roll } from './dice'
export {
  claimedCount,
  decidingKey,
  groupSize,
  groupsOf,
  largestGroups,
  rankingKeys,
  seatsOf,
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
  takes,
  whyNot,
  type Taking,
} from './placements'
export { spacesToLead, stillToPlay } from './lastRound'
export { IllegalMove } from './refusal'
export { claimTarget, newGame, play, type Played } from './rules'
export { bustCount, prospects, type Prospect } from './odds'
export { ifYouStop, type Change, type StopPreview } from './preview'
export {
  positionProblems,
  readPosition,
  writePosition,
  type PositionProblem,
  type ReadPosition,
} from './notation'
export { flawOf, flawReasons, type Flaw, type FlawReason } from './possible'

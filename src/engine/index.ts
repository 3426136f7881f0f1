/** The API of the rules: import `@/engine`, not the files behind it. Outside programs use it too. */
export * from './types'
export {
  cellAt,
  columnOf,
  isDice,
  isOfThisTurn,
  lastPlaced,
  legalPlacements,
  markerCount,
  neighbours,
  orderedRolls,
  readings,
  rolls,
  rowOf,
  spaceAt,
  spaces,
  spacesOfThisTurn,
  squattersOut,
  whyNot,
} from './board'
export { flawOf } from './flaws'
export { positionProblems, readPosition, writePosition } from './notation'
export { bustCount, prospects } from './odds'
export { ifYouStop, type StopPreview } from './preview'
export { claimTarget, newGame, play, type Played } from './rules'
export {
  bySeat,
  claimedCount,
  decidingKey,
  groupSize,
  groupsOf,
  largestGroups,
  rankingKeys,
  seatsOf,
  spacesToLead,
  standingOf,
  standings,
  stillToPlay,
  totalCount,
  type RankingKey,
} from './standings'

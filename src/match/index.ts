/** The API of matches: import `@/match`, not the files behind it. */
export * from './types'
export {
  copyAs,
  diceFor,
  mixSeed,
  needsSeal,
  rollOff,
  rollOffOf,
  sealFromHere,
  sealOf,
  throwsOwn,
  withLateSeals,
  withoutComingDice,
  wordsOfSeal,
  type RollOff,
} from './dice'
export {
  eventsOf,
  gameBefore,
  gameOf,
  lastMove,
  moveCount,
  nextFirst,
  nextRoll,
  pilotOf,
  playerAt,
  playersOf,
  roundOf,
  startingPlayers,
  turnsOf,
  withDiceThrown,
  withMarkersGone,
  withSpacesTaken,
} from './state'
export {
  canTakeRollBack,
  canUndo,
  handOver,
  newMatch,
  place,
  roll,
  rollWith,
  stop,
  takeHint,
  takeRollBack,
  undo,
  type MatchSetup,
} from './steps'
export { checkDice, checkText, openedWith, type DiceCheck, type TextChecked } from './check'
export {
  chiSquareOf,
  countFaces,
  diceOf,
  rollsOf,
  shareMoreUneven,
  type DiceOrigin,
  type RollMade,
} from './rolls'
export { isMatchId, isTime, nameLimit, titleLimit } from './info'
export { tidyName } from './tidyName'
export { playBot, takesThrow, waitsForNetworks, wishOfBot } from './bot'
export { recordFormat, type MatchRecord } from './formats'
export { isObject, readJson, type Raw } from './json'
export { count, oneOf, playerShape, readShape, rulesShape } from './shapes'
export { recordOf } from './record'
export { matchOf } from './readRecord'
export type { RecordBroken, RecordFault } from './replay'
export { createTable, type Table } from './table'
export { writeText } from './text'
export { largestText, readText, type TextDefaults } from './readText'
export type { TextFault, TextFaultCode } from './tags'

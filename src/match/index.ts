/** The API of matches: import `@/match`, not the files behind it. */
export * from './types'
export { diceFor, rollOff, type RollOff } from './dice'
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
  rollOffOf,
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
  type Beginning,
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
export {
  copyAs,
  mixSeed,
  needsSeal,
  sealFromHere,
  sealOf,
  throwsOwn,
  withoutComingDice,
  wordsOfSeal,
} from './seals'
export { isMatchId, isTime, nameLimit, titleLimit } from './info'
export { tidyName } from './tidyName'
export { playBot, takesThrow, waitsForNetworks, wishOfBot } from './bot'
export { recordFormat, type MatchRecord } from './formats'
export { isObject, readJson, type Raw } from './json'
export { count, oneOf, playerShape, readShape, rulesShape } from './shapes'
export { matchOf, recordOf } from './record'
export type { RecordBroken, RecordFault } from './replay'
export { createTable, type Table } from './table'
export { writeText } from './text'
export { readText, type TextDefaults } from './readText'
export type { TextFault, TextFaultCode } from './tags'

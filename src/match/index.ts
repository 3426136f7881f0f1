/** The match room's door. */
export * from './types'
export { diceFor, rollOff, type RollOff } from './dice'
export {
  canUndo,
  eventsOf,
  gameBefore,
  gameOf,
  handOver,
  lastMove,
  moveCount,
  newMatch,
  nextFirst,
  pilotOf,
  place,
  playersOf,
  roll,
  rollWith,
  roundOf,
  stop,
  undo,
} from './steps'
export { isMatchId, isTime, nameLimit, titleLimit } from './info'
export { tidyName } from './name'
export { withDiceThrown, withMarkersGone, withSpacesTaken } from './moments'
export { playBot } from './bot'
export { turnsOf } from './turns'
export { recordFormat, type MatchRecord } from './formats'
export { isObject, readJson, type Raw } from './json'
export { fieldOf, playerShape, rulesShape } from './shapes'
export { matchOf, recordOf } from './record'
export type { RecordBroken, RecordFault } from './replay'
export { createTable, type Table } from './table'
export { writeText } from './text'
export { readText, type TextDefaults } from './readText'
export type { TextFault, TextFaultCode } from './tags'
export * from './review/index'

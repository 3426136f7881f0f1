/** The match room's door. */
export * from './types'
export { diceFor, isSeed, rollOff, type RollOff } from './dice'
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
export { isMatchId, isTime, nameLimit, titleLimit, type InfoFault } from './info'
export { withDiceThrown, withMarkersGone } from './moments'
export { playBot } from './bot'
export { turnsOf } from './turns'
export { recordFormat, type MatchRecord } from './formats'
export { isObject, readJson, type Raw } from './json'
export { fieldOf, playerShape, rulesShape } from './shapes'
export { matchOf, recordOf } from './record'
export type { RecordBroken, RecordFault, RecordFaultCode } from './replay'
export { createTable, type Table, type TableOptions } from './table'
export { writeText } from './text'
export { readText, type TextDefaults } from './readText'
export type { TextFault, TextFaultCode } from './tags'

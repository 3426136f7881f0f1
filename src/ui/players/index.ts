/** The people at the table, as the screen shows them. */
export { LevelPips } from './Pips'
export { PlayerStrip, type PlayerStripProps } from './PlayerStrip'
export { PlayerToken, type PlayerLook } from './PlayerToken'
export { RankTable } from './RankTable'
export type { PlayerSummary } from './summary'

/** The people at the table, as the screen shows them. */
export { ClaimPips, type ClaimPipsProps } from './ClaimPips'
export { LevelPips } from './LevelPips'
export { PlayerCard, type PlayerCardProps } from './PlayerCard'
export { PlayerRow, type PlayerRowProps } from './PlayerRow'
export { PlayerStrip, type PlayerStripProps } from './PlayerStrip'
export { PlayerToken, type PlayerLook, type PlayerTokenProps } from './PlayerToken'
export type { PlayerSummary } from './summary'

/** The people at the table, as the screen shows them. */
export { ClaimPips, type ClaimPipsProps } from './ClaimPips'
export { PlayerCard, type PlayerCardProps } from './PlayerCard'
export { PlayerRow, type PlayerRowProps } from './PlayerRow'
export { PlayerStrip, type PlayerStripProps, type PlayerSummary } from './PlayerStrip'
export { PlayerToken, type PlayerLook, type PlayerTokenProps } from './PlayerToken'

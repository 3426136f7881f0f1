/** The shapes everything else is drawn with: brands, discs, tents, plates, hills. */
export { BrandMark } from './BrandMark'
export { Disc } from './Disc'
export { SealStamp } from './SealStamp'
export { GradeMark, type GradeName } from './GradeMark'
export { ClaimedMark, ClaimMark, Claimed, Nugget, nuggetPart, PendingPlate } from './Plate'
export { Tent, TentMark, TentRow } from './Tent'
export { boardTerrain, heroTerrain } from './terrain'
/** Drawings elsewhere use these too, so that the web needs no library for them. */
export { Path, Svg } from './svg'

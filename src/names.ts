/** What several rooms name alike, each listed once: matches keep these names, bots and themes give them meaning. Imports nothing. */

/** The players' colours. */
export const colourNames = ['prussian', 'madder', 'verdigris', 'violet', 'vermilion'] as const
export type ColourName = (typeof colourNames)[number]

/** The players' cattle brands. */
export const brandNames = [
  'star',
  'horseshoe',
  'pick',
  'lantern',
  'steer',
  'crescent',
  'spade',
  'wheel',
] as const
export type BrandName = (typeof brandNames)[number]

/** How strong a bot is, weakest first. */
export const levels = [
  'greenhorn',
  'panner',
  'prospector',
  'homesteader',
  'surveyor',
  'assayer',
  'baron',
] as const
export type Level = (typeof levels)[number]

/** Who plays at each level, and how they like to look; called the same in every language. */
export const characters = {
  greenhorn: { name: 'Kit Tucker', brand: 'wheel', colour: 'vermilion' },
  panner: { name: 'Tilly Sands', brand: 'horseshoe', colour: 'madder' },
  prospector: { name: 'Doc Hollis', brand: 'pick', colour: 'verdigris' },
  homesteader: { name: 'Widow Marsh', brand: 'lantern', colour: 'violet' },
  surveyor: { name: 'Sal Reyes', brand: 'crescent', colour: 'madder' },
  assayer: { name: 'Judge Pike', brand: 'steer', colour: 'vermilion' },
  baron: { name: 'Cora Vane', brand: 'spade', colour: 'violet' },
} as const satisfies Record<Level, { name: string; brand: BrandName; colour: ColourName }>

/** How long dice and bots take their time. */
export const paces = ['relaxed', 'brisk', 'instant'] as const
export type Pace = (typeof paces)[number]

/** The light theme and the dark one. */
export const schemes = ['paper', 'lantern'] as const
export type Scheme = (typeof schemes)[number]

export const languages = ['en', 'de', 'nl'] as const
export type Language = (typeof languages)[number]

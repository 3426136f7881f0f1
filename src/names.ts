/** Names shared by several rooms: saved matches store them; bots and themes define what they mean. Imports nothing. */

export const colourNames = ['prussian', 'madder', 'verdigris', 'violet', 'vermilion'] as const
export type ColourName = (typeof colourNames)[number]

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

/** How a player's markers look. */
export type Look = { readonly colour: ColourName; readonly brand: BrandName }

/** Strength of a bot, weakest first. */
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

/** The character of each level, with its preferred look. The names are the same in every language. */
export const characters = {
  greenhorn: { name: 'Kit Tucker', brand: 'wheel', colour: 'vermilion' },
  panner: { name: 'Tilly Sands', brand: 'horseshoe', colour: 'madder' },
  prospector: { name: 'Doc Hollis', brand: 'pick', colour: 'verdigris' },
  homesteader: { name: 'Widow Marsh', brand: 'lantern', colour: 'violet' },
  surveyor: { name: 'Sal Reyes', brand: 'crescent', colour: 'madder' },
  assayer: { name: 'Judge Pike', brand: 'steer', colour: 'vermilion' },
  baron: { name: 'Cora Vane', brand: 'spade', colour: 'violet' },
} as const satisfies Record<Level, Look & { readonly name: string }>

/** Speed of dice and bots. */
export const paces = ['relaxed', 'brisk', 'instant'] as const
export type Pace = (typeof paces)[number]

/** The light theme (Paper) and the dark one (Lantern). */
export const schemes = ['paper', 'lantern'] as const
export type Scheme = (typeof schemes)[number]

export const languages = ['en', 'de', 'nl'] as const
export type Language = (typeof languages)[number]

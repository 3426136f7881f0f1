/** Who can sit down at the table in a person's place: six strengths and three ways of playing. */

/** Weakest first. */
export const levels = ['greenhorn', 'prospector', 'homesteader', 'surveyor', 'assayer', 'baron'] as const
export type Level = (typeof levels)[number]

/** How a bot of a middle level likes to play; it changes the style, not the strength. */
export const temperaments = ['builder', 'thief', 'locker'] as const
export type Temperament = (typeof temperaments)[number]

/** The levels that have temperaments; the greenhorn knows no way of playing yet, and the baron needs none. */
export const temperedLevels = ['prospector', 'homesteader', 'surveyor', 'assayer'] as const satisfies Level[]

/** How strong each level is. The figures are the arena's own file (`npm run arena -- --levels`); none is typed by hand. */
import type { Level } from '@/names'
import measured from './strength.json'

/** Wins of a hundred, two players, base game: against the level below and against the baron; null where there is none. */
type Strength = { readonly below: number | null; readonly baron: number | null }

export const strengths: Readonly<Record<Level, Strength>> = measured.levels

/** Colours and brands at one table: nobody has another's, so whoever comes later gives way. Pure. */
import type { Player } from '@/match'
import { brandNames, colourNames } from '@/names'

export type Look = Pick<Player, 'colour' | 'brand'>

const firstFree = <Name>(liked: Name, all: readonly Name[], taken: readonly Name[]): Name =>
  [liked, ...all].find((each) => !taken.includes(each)) ?? liked

/** What one likes as far as it is free, and else what comes next. */
export const freeLook = (liked: Look, others: readonly Look[]): Look => ({
  colour: firstFree(
    liked.colour,
    colourNames,
    others.map(({ colour }) => colour),
  ),
  brand: firstFree(
    liked.brand,
    brandNames,
    others.map(({ brand }) => brand),
  ),
})

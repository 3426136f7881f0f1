import { brandNames, colourNames, type Look } from '@/names'

const firstFree = <Name>(liked: Name, all: readonly Name[], taken: readonly Name[]): Name =>
  [liked, ...all].find((each) => !taken.includes(each)) ?? liked

/** The liked colour and brand if no other player has them, otherwise the first free ones. */
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

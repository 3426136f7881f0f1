/** Exact chances over the 216 ordered rolls. */
import { cellAt, columnOf, orderedRolls, readings, rolls, rowOf, spaces, squattersOut, takes } from './board'
import {
  dieValues,
  IllegalMove,
  type Dice,
  type Die,
  type Game,
  type PlacementKind,
  type Space,
} from './types'

/** A set of the 56 rolls as bits in two words: `few` holds triples and rolls of three numbers, `pairs` the pairs. */
type Rolls = { readonly few: number; readonly pairs: number }

const triples = rolls.filter(({ weight }) => weight === 1)
const distinct = rolls.filter(({ weight }) => weight === 6)
const pairs = rolls.filter(({ weight }) => weight === 3)
const few = [...triples, ...distinct]
const triplesMask = (1 << triples.length) - 1

const allSquatters = dieValues.reduce<number>((bits, squatter) => bits | (1 << squatter), 0)

const none: Rolls = { few: 0, pairs: 0 }
const both = (one: Rolls, other: Rolls): Rolls => ({
  few: one.few | other.few,
  pairs: one.pairs | other.pairs,
})

/** `single[space][third]`: the rolls that reach `space` and leave `third` over. */
const single: readonly Rolls[][] = spaces.map(() => [none, ...dieValues.map(() => none)])
const add = (dice: Dice, word: Rolls): void => {
  for (const { space, third } of readings(dice)) single[space]![third] = both(single[space]![third]!, word)
}
few.forEach(({ dice }, index) => add(dice, { few: 1 << index, pairs: 0 }))
pairs.forEach(({ dice }, index) => add(dice, { few: 0, pairs: 1 << index }))

/** `usable[space][bits]`: the rolls that reach `space` with a third die among `bits`, built from those with one bit less. */
const usable: readonly (readonly Rolls[])[] = single.map((thirds) => {
  const among = [none]
  for (let bits = 1; bits <= allSquatters; bits += 1)
    among.push(both(among[bits & (bits - 1)]!, thirds[31 - Math.clz32(bits & -bits)]!))
  return among
})

const countBits = (word: number): number => {
  let bits = word - ((word >>> 1) & 0x55555555)
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333)
  return (((bits + (bits >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24
}

/** How many of the 216 ordered rolls would bust now (R12); 0 when the match is over. */
export const bustCount = (game: Game): number => {
  if (game.phase === 'place') throw new IllegalMove({ code: 'wrong-phase', phase: game.phase })
  if (game.phase === 'over') return 0
  const free = allSquatters & ~squattersOut(game.cells)
  let fewUsable = 0
  let pairsUsable = 0
  for (let space = 0; space < 36; space += 1) {
    const taking = takes(game.cells[space]!, game.turn)
    if (taking === 'nothing') continue
    const reached = usable[space]![taking === 'claim' ? allSquatters : free]!
    fewUsable |= reached.few
    pairsUsable |= reached.pairs
  }
  const good =
    countBits(fewUsable & triplesMask) + 6 * countBits(fewUsable & ~triplesMask) + 3 * countBits(pairsUsable)
  return orderedRolls - good
}

/** What the next roll could bring for one space. */
type Prospect = {
  readonly space: Space
  /** How many of the 216 ordered rolls allow a placement there. */
  readonly rolls: number
  /** Null when no roll allows a placement. */
  readonly kind: PlacementKind | null
  /** The possible third dice: for a squatter, those still in the supply. */
  readonly thirds: readonly Die[]
}

/** `rollsThatReach[space][third - 1]`: how many ordered rolls reach `space` and leave `third` over. */
const rollsThatReach: readonly (readonly number[])[] = spaces.map((space) =>
  dieValues.map((third) => {
    const [low, middle, high] = [columnOf(space), rowOf(space), third].sort((a, b) => a - b)
    return rolls.find(({ dice: [a, b, c] }) => a === low && b === middle && c === high)!.weight
  }),
)

/** By space. */
export const prospects = (game: Game): readonly Prospect[] => {
  const out = squattersOut(game.cells)
  return spaces.map((space): Prospect => {
    const taking = game.phase === 'over' ? 'nothing' : takes(cellAt(game, space), game.turn)
    if (taking === 'nothing') return { space, rolls: 0, kind: null, thirds: [] }
    const thirds = dieValues.filter((third) => taking === 'claim' || !(out & (1 << third)))
    const chances = thirds.reduce((sum, third) => sum + rollsThatReach[space]![third - 1]!, 0)
    return { space, rolls: chances, kind: thirds.length > 0 ? taking : null, thirds }
  })
}

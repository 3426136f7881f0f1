/**
 * A second implementation of the game as stacks of pieces, to check the engine against: slow, and without shared code.
 * Does not check whether moves are legal.
 */

/** Pieces from the bottom up: `a` to `e` is a player's marker, `1` to `6` a squatter, `#` a claim marker. */
type Stack = readonly string[]

const digits = ['1', '2', '3', '4', '5', '6'] as const
const isSquatter = (piece: string | undefined): boolean => piece !== undefined && /[1-6]/.test(piece)
const isMarker = (piece: string | undefined): boolean => piece !== undefined && /[a-e]/.test(piece)

const roles = [
  [0, 1, 2],
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
  [2, 0, 1],
  [2, 1, 0],
] as const

export type Tabletop = {
  /** By the name of the space, column first. */
  stacks: Map<string, Stack>
  supply: Set<string>
  players: string[]
  mover: string
  returnsClaimed: boolean
  /** Who still has a turn in the last round, in order; null before it starts. */
  stillToMove: string[] | null
}

export const setUp = (seats: number, first: number, returnsClaimed: boolean): Tabletop => {
  const players = [...'abcde'].slice(0, seats)
  return {
    stacks: new Map(digits.flatMap((column) => digits.map((row) => [`${column},${row}`, []]))),
    supply: new Set(digits),
    players,
    mover: players[first]!,
    returnsClaimed,
    stillToMove: null,
  }
}

/** The table of a position, from its cells. */
export const laidOut = (game: {
  readonly rules: { readonly seats: number; readonly first: number; readonly reusableSquatters: boolean }
  readonly turn: number
  readonly cells: readonly {
    readonly owner: number | null
    readonly claimed: boolean
    readonly squatter: number | null
    readonly claim: boolean
  }[]
}): Tabletop => {
  const table = setUp(game.rules.seats, game.rules.first, game.rules.reusableSquatters)
  table.mover = table.players[game.turn]!
  let index = 0
  for (const row of digits)
    for (const column of digits) {
      const { owner, claimed, squatter, claim } = game.cells[index++]!
      const stack: string[] = []
      if (claimed) stack.push('#')
      if (owner !== null) stack.push(table.players[owner]!)
      if (squatter !== null) stack.push(`${squatter}`)
      if (claim) stack.push('#')
      table.stacks.set(`${column},${row}`, stack)
      if (squatter !== null) table.supply.delete(`${squatter}`)
    }
  return table
}

/** What a roll can place by space: `#` for a claim marker, or the number of the squatter. */
export const allowed = (table: Tabletop, dice: readonly number[]): Map<string, string> => {
  const found = new Map<string, string>()
  for (const [column, row, third] of roles) {
    const name = `${dice[column]},${dice[row]}`
    const stack = table.stacks.get(name)!
    const top = stack.at(-1)
    if (stack.includes('#')) continue
    if (top === table.mover || isSquatter(top)) found.set(name, '#')
    else if (table.supply.has(`${dice[third]}`)) found.set(name, `${dice[third]}`)
  }
  return found
}

export const bustsOf216 = (table: Tabletop): number => {
  let busts = 0
  for (let roll = 0; roll < 216; roll += 1) {
    const dice = [1 + (roll % 6), 1 + (Math.floor(roll / 6) % 6), 1 + Math.floor(roll / 36)]
    if (allowed(table, dice).size === 0) busts += 1
  }
  return busts
}

export const lay = (table: Tabletop, name: string, piece: string): void => {
  const stack = table.stacks.get(name)!
  const top = stack.at(-1)
  if (piece !== '#') table.supply.delete(piece)
  if (piece === '#' && isSquatter(top) && table.returnsClaimed) {
    table.supply.add(top!)
    table.stacks.set(name, [...stack.slice(0, -1), '#'])
  } else table.stacks.set(name, [...stack, piece])
}

/** Removes everything above the players' markers. */
export const clearAway = (table: Tabletop): void => {
  for (const [name, stack] of table.stacks)
    table.stacks.set(name, stack.slice(0, stack.findLastIndex(isMarker) + 1))
  passOn(table)
}

export const settleUp = (table: Tabletop, required: number): void => {
  for (const [name, stack] of table.stacks) {
    if (stack.at(-1) === '#') table.stacks.set(name, ['#', table.mover])
    else if (isSquatter(stack.at(-1))) table.stacks.set(name, [table.mover])
  }
  const goldOf = [...table.stacks.values()].filter((stack) => stack.join('') === `#${table.mover}`)
  if (table.stillToMove === null && goldOf.length >= required) {
    const seat = table.players.indexOf(table.mover)
    table.stillToMove = [...table.players.slice(seat + 1), ...table.players.slice(0, seat + 1)]
    table.supply = new Set(digits)
    table.mover = table.stillToMove[0]!
  } else passOn(table)
}

const passOn = (table: Tabletop): void => {
  table.supply = new Set(digits)
  if (table.stillToMove !== null) table.stillToMove = table.stillToMove.slice(1)
  if (table.stillToMove?.length === 0) return
  table.mover = table.players[(table.players.indexOf(table.mover) + 1) % table.players.length]!
}

/** The board in the letters of `pictureOf`. */
export const photograph = (table: Tabletop): string =>
  [...digits]
    .reverse()
    .map((row) => digits.map((column) => textOf(table.stacks.get(`${column},${row}`)!)).join(' '))
    .join('\n')

const textOf = (stack: Stack): string => {
  if (stack.length === 0) return '.'
  if (stack[0] === '#' && stack.length === 2) return stack[1]!.toUpperCase()
  return stack.join('').replace('#', '+')
}

/** Largest group, claimed and total spaces. Finds groups by spreading labels to neighbours until nothing changes. */
export const tallyOf = (table: Tabletop, player: string): readonly [number, number, number] => {
  const own = [...table.stacks].filter(([, stack]) => stack.includes(player)).map(([name]) => name)
  const label = new Map(own.map((name, index) => [name, index]))
  const touches = (a: string, b: string): boolean =>
    Math.abs(Number(a[0]) - Number(b[0])) + Math.abs(Number(a[2]) - Number(b[2])) === 1
  for (let changed = true; changed;) {
    changed = false
    for (const a of own)
      for (const b of own)
        if (touches(a, b) && label.get(a)! > label.get(b)!) {
          label.set(a, label.get(b)!)
          changed = true
        }
  }
  const sizes = own.map((name) => [...label.values()].filter((each) => each === label.get(name)).length)
  const claimed = own.filter((name) => table.stacks.get(name)![0] === '#').length
  return [Math.max(0, ...sizes), claimed, own.length]
}

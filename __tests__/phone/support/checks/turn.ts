/** The reading order of a turn: top bar, players, drawer, then the board from row 6 to row 1. */
const spaces = Array.from(
  { length: 36 },
  (_, place) => `Column ${(place % 6) + 1}, row ${6 - Math.floor(place / 6)}: `,
)

const first = [
  /^Match menu$/,
  /turn$/,
  /^How to play$/,
  /^Player 1, star, largest group/,
  /^Player 2, horseshoe,/,
]

/** Faults in the names that a screen reader reads, in order. */
export function turnFaults(names: readonly string[]): readonly string[] {
  const places = first.map((name) => names.findIndex((said) => name.test(said)))
  const board = names.slice(-36)
  return [
    ...places.flatMap((place, index) =>
      place < 0
        ? [`nothing is called ${String(first[index])}`]
        : index > 0 && place < places[index - 1]!
          ? [`${String(first[index])} comes too early`]
          : [],
    ),
    ...spaces.flatMap((space, place) =>
      board[place]?.startsWith(space) === true ? [] : [`“${board[place] ?? 'nothing'}” stands for ${space}`],
    ),
    ...(names.length - 36 > places.at(-1)! + 1 ? [] : ['no drawer lies between players and board']),
  ]
}

/** The interface for playing random matches, so that both sides of the bench make the same choices and do the same work. */
import {
  legalPlacements,
  newGame,
  play,
  type Dice,
  type Die,
  type Game,
  type Move,
  type Space,
} from '@/engine'

export type Table = {
  readonly reset: () => void
  readonly look: () => {
    readonly isOver: boolean
    readonly mayStop: boolean
    readonly placements: readonly { readonly space: Space }[]
  }
  readonly roll: (dice: Dice) => void
  readonly place: (space: Space) => void
  readonly stop: () => void
  /** The owners of all spaces, to check that two tables played the same match. */
  readonly owners: () => string
}

export const engineTable = (): Table & { readonly game: () => Game } => {
  let game: Game = newGame({ seats: 2 })
  const move = (next: Move): void => {
    game = play(game, next).game
  }
  return {
    reset: () => {
      game = newGame({ seats: 2 })
    },
    look: () => ({
      isOver: game.phase === 'over',
      mayStop: game.phase === 'decide',
      placements: legalPlacements(game),
    }),
    roll: (dice) => move({ type: 'roll', dice }),
    place: (space) => move({ type: 'place', space }),
    stop: () => move({ type: 'stop' }),
    game: () => game,
    owners: () => game.cells.map(({ owner, claimed }) => `${owner ?? '.'}${claimed ? '!' : ''}`).join(' '),
  }
}

/** Plays one random match to its end; returns the number of moves. */
export const playMatch = (table: Table, random: () => number): number => {
  const die = (): Die => (1 + Math.floor(random() * 6)) as Die
  table.reset()
  for (let moves = 0; ; moves += 1) {
    const { isOver, mayStop, placements } = table.look()
    if (isOver) return moves
    if (placements.length > 0) table.place(placements[Math.floor(random() * placements.length)]!.space)
    else if (mayStop && random() < 1 / 3) table.stop()
    else table.roll([die(), die(), die()])
  }
}

/** Positions of random matches in which the player may roll, as inputs for the odds. */
export const positionsOfMatches = (matches: number, random: () => number): readonly Game[] => {
  const table = engineTable()
  const positions: Game[] = []
  const watched: Table = {
    ...table,
    look: () => {
      const { isOver, placements } = table.look()
      if (!isOver && placements.length === 0) positions.push(table.game())
      return table.look()
    },
  }
  for (let match = 0; match < matches; match += 1) playMatch(watched, random)
  return positions
}

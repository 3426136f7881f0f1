/** Changing one player of the new table, in English. */
import { common } from './common'

export const seatEditor = {
  title: (name: string) => `Change ${name}`,
  name: 'Name',
  nameTaken: (as: string) => `Someone has this name already, so it becomes ${as}.`,
  person: 'Person',
  bot: 'Bot',
  who: 'Person or bot',
  strength: (rank: number, levels: number) => `level ${rank} of ${levels}`,
  measured: (wins: readonly (readonly [count: number, against: string])[]) =>
    `With two players it beats ${common.list(wins.map(([count, against]) => `${against} ${common.percent(count)} of the time`))}.`,
  brand: 'Brand',
  colour: 'Colour',
  taken: (by: string) => `taken by ${by}`,
  moveUp: 'Move up',
  moveDown: 'Move down',
  whoSitsHere: 'Who sits here?',
  sitsThere: 'sits there',
  all: 'All',
  look: 'Brand, colour',
  asLiked: (name: string) => `As ${name} likes it`,
  leaveTable: 'Leave table',
  forget: 'Forget',
}

/** Changing one player of the new table, in English. */
export const seatEditor = {
  title: (name: string) => `Change ${name}`,
  name: 'Name',
  nameTaken: (as: string) => `Someone has this name already, so it becomes ${as}.`,
  person: 'Person',
  bot: 'Bot',
  who: 'Person or bot',
  level: 'Level',
  strength: (rank: number, levels: number) => `level ${rank} of ${levels}`,
  measured: (wins: readonly (readonly [count: number, against: string])[]) =>
    `Measured for two: of 100 games it wins ${wins.map(([count, against]) => `${count} against ${against}`).join(', ')}.`,
  temperament: 'Temperament',
  anyTemperament: { name: 'Any', manner: 'Plays it by ear' },
  brand: 'Brand',
  colour: 'Colour',
  taken: (by: string) => `taken by ${by}`,
  moveUp: 'Move up',
  moveDown: 'Move down',
  remove: 'Remove',
}

/** Changing one player of the new table, in German. */
import { common } from './common'
import type { seatEditor as English } from '../en/seatEditor'

export const seatEditor: typeof English = {
  title: (name) => `${name} ändern`,
  name: 'Name',
  nameTaken: (as) => `Diesen Namen gibt es schon am Tisch, daraus wird ${as}.`,
  person: 'Person',
  bot: 'Bot',
  who: 'Person oder Bot',
  strength: (rank, levels) => `Stufe ${rank} von ${levels}`,
  measured: (wins) =>
    `Zu zweit gewinnt dieser Bot ${common.list(wins.map(([count, against]) => `gegen ${against} ${common.percent(count)}`))} der Spiele.`,
  brand: 'Zeichen',
  colour: 'Farbe',
  taken: (by) => `vergeben an ${by}`,
  moveUp: 'Nach oben',
  moveDown: 'Nach unten',
  whoSitsHere: 'Wer sitzt hier?',
  sitsThere: 'sitzt dort',
  all: 'Alle',
  look: 'Zeichen, Farbe',
  asLiked: (name) => `Wie ${name} es mag`,
  leaveTable: 'Vom Tisch',
  forget: 'Vergessen',
}

/** Changing one player of the new table, in Dutch. */
import { common } from './common'
import type { seatEditor as English } from '../en/seatEditor'

export const seatEditor: typeof English = {
  title: (name) => `${name} wijzigen`,
  name: 'Naam',
  nameTaken: (as) => `Deze naam is er al, het wordt ${as}.`,
  person: 'Mens',
  bot: 'Bot',
  who: 'Mens of bot',
  strength: (rank, levels) => `niveau ${rank} van ${levels}`,
  measured: (wins) =>
    `Met twee spelers wint deze bot ${common.list(wins.map(([count, against]) => `tegen ${against} ${common.percent(count)}`))} van de spellen.`,
  brand: 'Teken',
  colour: 'Kleur',
  taken: (by) => `gekozen door ${by}`,
  moveUp: 'Omhoog',
  moveDown: 'Omlaag',
  whoSitsHere: 'Wie zit hier?',
  sitsThere: 'zit daar',
  all: 'Allen',
  look: 'Teken, kleur',
  asLiked: (name) => `Zoals ${name} het wil`,
  leaveTable: 'Van tafel',
  forget: 'Vergeten',
}

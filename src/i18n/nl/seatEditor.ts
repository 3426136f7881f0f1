/** Changing one player of the new table, in Dutch. */
import type { seatEditor as English } from '../en/seatEditor'

export const seatEditor: typeof English = {
  title: (name) => `${name} wijzigen`,
  name: 'Naam',
  nameTaken: (as) => `Deze naam is er al, het wordt ${as}.`,
  person: 'Mens',
  bot: 'Bot',
  who: 'Mens of bot',
  level: 'Niveau',
  strength: (rank, levels) => `niveau ${rank} van ${levels}`,
  measured: (wins) =>
    `Gemeten met twee spelers: van 100 spellen wint deze bot er ${wins.map(([count, against]) => `${count} tegen ${against}`).join(', ')}.`,
  temperament: 'Karakter',
  anyTemperament: { name: 'Maakt niet uit', manner: 'Zoals het uitkomt' },
  brand: 'Teken',
  colour: 'Kleur',
  taken: (by) => `gekozen door ${by}`,
  moveUp: 'Omhoog',
  moveDown: 'Omlaag',
  remove: 'Verwijderen',
}

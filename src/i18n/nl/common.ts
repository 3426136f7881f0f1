/** Dutch words used in several places. */
import type { common as English } from '../en/common'
import { joinList, plural, wholePercent } from '../grammar'
import { called } from '../who'

export const common: typeof English = {
  appName: 'Claim It!',
  back: 'Terug',
  close: 'Sluiten',
  done: 'Klaar',
  howToPlay: 'Spelregels',
  settings: 'Instellingen',
  newGame: 'Nieuw spel',
  savedGames: 'Bewaarde spellen',
  undo: 'Terugnemen',
  loading: 'Een moment',
  round: (round) => `Ronde ${round}`,
  lastRound: 'Laatste ronde',
  you: 'Jij',
  starts: (who) => (who === null ? 'Jij begint' : `${who} begint`),
  turn: (who) => (who === null ? 'Jij bent aan de beurt' : `${who} is aan de beurt`),
  list: joinList('en'),
  percent: (value) => `${wholePercent(value)}%`,
  space: ({ column, row }) => `kolom ${column}, rij ${row}`,
  squatters: (count) => `${count} ${plural(count, 'kraaksteen', 'kraakstenen')}`,
  claims: (count) => `${count} ${plural(count, 'geclaimd veld', 'geclaimde velden')}`,
  spaces: (count) => `${count} ${plural(count, 'veld', 'velden')}`,
  markers: (count) => `${count} ${plural(count, 'steen', 'stenen')}`,
  takenFrom: (count, from) => `${count} afgepakt van ${joinList('en')(called(from, 'jou'))}.`,
  players: (count) => `${count} ${plural(count, 'speler', 'spelers')}`,
  date: {
    today: (time) => `Vandaag om ${time}`,
    yesterday: (time) => `Gisteren om ${time}`,
    thisYear: (day, month) => `${day} ${months[month]}`,
    earlier: (day, month, year) => `${day} ${months[month]} ${year}`,
  },
}

const months: readonly string[] = [
  'januari',
  'februari',
  'maart',
  'april',
  'mei',
  'juni',
  'juli',
  'augustus',
  'september',
  'oktober',
  'november',
  'december',
]

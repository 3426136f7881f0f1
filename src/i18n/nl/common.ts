import type { common as EnglishCommon } from '../en/common'
import { joinList, plural, wholePercent } from '../grammar'
import { called } from '../who'

const words = [
  'geen',
  'één',
  'twee',
  'drie',
  'vier',
  'vijf',
  'zes',
  'zeven',
  'acht',
  'negen',
  'tien',
  'elf',
  'twaalf',
]
const ordinals = [
  'eerste',
  'tweede',
  'derde',
  'vierde',
  'vijfde',
  'zesde',
  'zevende',
  'achtste',
  'negende',
  'tiende',
]

export const counted = (count: number): string => words[count] ?? String(count)
/** A capitalised één has only one accent, on its second letter: Eén. */
export const Counted = (count: number): string => (count === 1 ? 'Eén' : capitalised(counted(count)))
export const ordinal = (count: number): string => ordinals[count - 1] ?? `${count}e`

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

export const common: typeof EnglishCommon = {
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

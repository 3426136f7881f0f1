/** What is written when a match is over, in Dutch. Typed by the English. */
import type { results as English } from '../en/results'
import { plural } from '../plural'
import { common } from './common'

const { spaces } = common
const joined = (names: readonly string[]): string =>
  names.length === 2 ? `${names.join(' en ')} hebben allebei` : `${common.list(names)} hebben allemaal`
const claims = (count: number): string => `${count} ${plural(count, 'claim', 'claims')}`

export const results: typeof English = {
  wins: (name) => `${name} wint!`,
  share: 'Zij delen de winst',
  after: (round, minutes) =>
    minutes < 1
      ? `Ronde ${round}, in minder dan een minuut`
      : minutes < 120
        ? `Ronde ${round}, na ${minutes} ${plural(minutes, 'minuut', 'minuten')}`
        : `Ronde ${round}, na ${Math.round(minutes / 60)} uur`,
  largestGroup: 'Grootste groep',
  claims: 'Claims',
  spaces: 'Velden',
  tieBreak: 'Gelijk:',
  byClaims: (tie) =>
    `${joined(tie.names)} een grootste groep van ${tie.group}. ${tie.winner} heeft ${claims(tie.winning)}, ${tie.next} ${tie.losing}.`,
  bySpaces: (tie) =>
    `${joined(tie.names)} een grootste groep van ${tie.group} en ${claims(tie.claims)}. ${tie.winner} heeft ${spaces(tie.winning)}, ${tie.next} ${tie.losing}.`,
  equal: (names) => `${common.list(names)} zijn gelijk in groep, claims en velden.`,
  rowSpoken: (row) =>
    `Plaats ${row.rank}: ${row.name}, grootste groep ${row.group}, ${claims(row.claims)}, ${spaces(row.spaces)}`,
  ranking: 'Rangschikking',
  rematch: 'Revanche',
  home: 'Beginscherm',
  shareMatch: 'Spel als tekst delen',
  copied: 'Gekopieerd. Het spel staat als tekst op het klembord.',
  notCopied: 'Het spel kon niet worden gedeeld of gekopieerd.',
}

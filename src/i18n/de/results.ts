/** What is written when a match is over, in German. Typed by the English. */
import type { results as English } from '../en/results'
import { plural } from '../plural'
import { common } from './common'

const { claims, spaces } = common
const joined = (names: readonly string[]): string =>
  names.length === 2 ? `${names.join(' und ')} haben beide` : `${common.list(names)} haben alle`

export const results: typeof English = {
  wins: (name) => `${name} gewinnt!`,
  share: 'Sie teilen sich den Sieg',
  after: (round, minutes) =>
    minutes < 1
      ? `Runde ${round}, in weniger als einer Minute`
      : minutes < 120
        ? `Runde ${round}, nach ${minutes} ${plural(minutes, 'Minute', 'Minuten')}`
        : `Runde ${round}, nach ${Math.round(minutes / 60)} Stunden`,
  largestGroup: 'Größte Goldmine',
  claims: 'Goldclaims',
  spaces: 'Felder',
  tieBreak: 'Gleichstand:',
  byClaims: (tie) =>
    `${joined(tie.names)} als größte Goldmine ${tie.group}. ${tie.winner} hat ${claims(tie.winning)}, ${tie.next} ${tie.losing}.`,
  bySpaces: (tie) =>
    `${joined(tie.names)} als größte Goldmine ${tie.group} und ${claims(tie.claims)}. ${tie.winner} hat ${spaces(tie.winning)}, ${tie.next} ${tie.losing}.`,
  equal: (names) => `${common.list(names)} sind gleich in Goldmine, Goldclaims und Feldern.`,
  rowSpoken: (row) =>
    `Platz ${row.rank}: ${row.name}, größte Goldmine ${row.group}, ${claims(row.claims)}, ${spaces(row.spaces)}`,
  ranking: 'Rangliste',
  rematch: 'Revanche',
  home: 'Startseite',
  shareMatch: 'Spiel als Text teilen',
  copied: 'Kopiert. Das Spiel liegt als Text in der Zwischenablage.',
  notCopied: 'Das Spiel ließ sich weder teilen noch kopieren.',
}

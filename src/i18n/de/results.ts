/** What is written when a match is over, in German. Typed by the English. */
import type { results as English } from '../en/results'
import { plural } from '../grammar'
import { called, type Who } from '../who'
import { common } from './common'

const { claims, spaces } = common
const joined = (names: readonly Who[]): string =>
  `${common.list(called(names, common.you))} ${names.includes(null) ? 'habt' : 'haben'} ${names.length === 2 ? 'beide' : 'alle'}`
const has = (who: Who): string => (who === null ? 'du hast' : `${who} hat`)
const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
const alsoHas = (who: Who): string => who ?? 'du'

export const results: typeof English = {
  wins: (who) => (who === null ? 'Du gewinnst!' : `${who} gewinnt!`),
  lastRoundOver: 'Letzte Runde vorbei',
  rolls: (rolls) => `${rolls} ${plural(rolls, 'Wurf', 'Würfe')}`,
  share: (you) => (you ? 'Ihr teilt euch den Sieg' : 'Sie teilen sich den Sieg'),
  after: (round, minutes) =>
    minutes < 1
      ? `Runde ${round}, in weniger als einer Minute`
      : minutes < 120
        ? `Runde ${round}, nach ${minutes} ${plural(minutes, 'Minute', 'Minuten')}`
        : `Runde ${round}, nach ${Math.round(minutes / 60)} Stunden`,
  largestGroup: 'Größte Goldmine',
  group: 'Goldmine',
  claims: 'Goldclaims',
  spaces: 'Felder',
  tieBreak: 'Gleichstand:',
  byClaims: (tie) =>
    `${joined(tie.names)} ${spaces(tie.group)} in der größten Goldmine. ${sentence(has(tie.winner))} ${claims(tie.winning)}, ${alsoHas(tie.next)} ${tie.losing}.`,
  bySpaces: (tie) =>
    `${joined(tie.names)} ${spaces(tie.group)} in der größten Goldmine und ${claims(tie.claims)}. ${sentence(has(tie.winner))} ${spaces(tie.winning)}, ${alsoHas(tie.next)} ${tie.losing}.`,
  equal: (names) =>
    `${common.list(called(names, common.you))} ${names.includes(null) ? 'seid' : 'sind'} bei Goldmine, Goldclaims und Feldern gleichauf.`,
  rowSpoken: (row) =>
    `Platz ${row.rank}: ${row.name}, größte Goldmine ${row.group}, ${claims(row.claims)}, ${spaces(row.spaces)}`,
  ranking: 'Rangliste',
  rematch: 'Revanche',
  startsRematch: (who) => (who === null ? 'Du beginnst die Revanche' : `${who} beginnt die Revanche`),
  changeTable: 'Tisch ändern',
  home: 'Startseite',
  shareMatch: 'Spiel als Text teilen',
  copied: 'Kopiert. Das Spiel liegt als Text in der Zwischenablage.',
  notCopied: 'Das Spiel ließ sich weder teilen noch kopieren.',
}

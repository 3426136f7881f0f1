import type { results as EnglishResults, remarks as EnglishRemarks } from '../en/results'
import { plural } from '../grammar'
import { called, type Who } from '../who'
import { common } from './common'

const { claims, spaces } = common
const joined = (names: readonly Who[]): string =>
  `${common.list(called(names, common.you))} ${names.includes(null) ? 'habt' : 'haben'} ${names.length === 2 ? 'beide' : 'alle'}`
const has = (who: Who): string => (who === null ? 'du hast' : `${who} hat`)
const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
const alsoHas = (who: Who): string => who ?? 'du'

export const results: typeof EnglishResults = {
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

export const remarks: typeof EnglishRemarks = {
  by: {
    greenhorn: { wins: 'War ich das?', loses: 'Nächstes Mal zähle ich.' },
    panner: { wins: 'Schau, was in der Pfanne lag.', loses: 'Heute nur Sand.' },
    prospector: { wins: 'Früh daheim, reich daheim.', loses: 'Ich wäre besser im Bett geblieben.' },
    homesteader: { wins: 'Jeden Tag vier.', loses: 'Vier war eins zu wenig.' },
    surveyor: { wins: 'Die Zahlen waren auf meiner Seite.', loses: 'Die Zahlen schulden mir was.' },
    assayer: { wins: 'Das Urteil steht.', loses: 'Ich gehe in Berufung.' },
    baron: { wins: 'Das war schon immer meins.', loses: 'Genieß es, solange es dauert.' },
  },
  quoted: (line) => `„${line}“`,
  says: (name, line) => `${name} sagt: ${line}`,
}

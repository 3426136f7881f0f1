import type { results as EnglishResults, remarks as EnglishRemarks } from '../en/results'
import { plural } from '../grammar'
import { called, type Who } from '../who'
import { common } from './common'

const { spaces } = common
const joined = (names: readonly Who[]): string =>
  `${common.list(called(names, common.you))} hebben ${names.length === 2 ? 'allebei' : 'allemaal'}`
const has = (who: Who): string => (who === null ? 'Jij hebt' : `${who} heeft`)
const claims = (count: number): string => `${count} ${plural(count, 'claim', 'claims')}`

export const results: typeof EnglishResults = {
  wins: (who) => `${who ?? common.you} wint!`,
  lastRoundOver: 'Laatste ronde voorbij',
  rolls: (rolls) => `${rolls} ${plural(rolls, 'worp', 'worpen')}`,
  share: (you) => (you ? 'Jullie delen de winst' : 'Ze delen de winst'),
  after: (round, minutes) =>
    minutes < 1
      ? `Ronde ${round}, in minder dan een minuut`
      : minutes < 120
        ? `Ronde ${round}, na ${minutes} ${plural(minutes, 'minuut', 'minuten')}`
        : `Ronde ${round}, na ${Math.round(minutes / 60)} uur`,
  largestGroup: 'Grootste groep',
  group: 'Groep',
  claims: 'Claims',
  spaces: 'Velden',
  tieBreak: 'Gelijk:',
  byClaims: (tie) =>
    `${joined(tie.names)} een grootste groep van ${tie.group}. ${has(tie.winner)} ${claims(tie.winning)}, ${tie.next ?? 'jij'} ${tie.losing}.`,
  bySpaces: (tie) =>
    `${joined(tie.names)} een grootste groep van ${tie.group} en ${claims(tie.claims)}. ${has(tie.winner)} ${spaces(tie.winning)}, ${tie.next ?? 'jij'} ${tie.losing}.`,
  equal: (names) => `${common.list(called(names, common.you))} zijn gelijk in groep, claims en velden.`,
  rowSpoken: (row) =>
    `Plaats ${row.rank}: ${row.name}, grootste groep ${row.group}, ${claims(row.claims)}, ${spaces(row.spaces)}`,
  ranking: 'Rangschikking',
  rematch: 'Revanche',
  startsRematch: (who) => (who === null ? 'Jij begint de revanche' : `${who} begint de revanche`),
  changeTable: 'Tafel aanpassen',
  home: 'Beginscherm',
  shareMatch: 'Spel als tekst delen',
  copied: 'Gekopieerd. Het spel staat als tekst op het klembord.',
  notCopied: 'Het spel kon niet worden gedeeld of gekopieerd.',
}

export const remarks: typeof EnglishRemarks = {
  by: {
    greenhorn: { wins: 'Heb ik dat gedaan?', loses: 'Volgende keer tel ik.' },
    panner: { wins: 'Kijk eens wat er in de pan lag.', loses: 'Vandaag alleen zand.' },
    prospector: { wins: 'Vroeg thuis, rijk thuis.', loses: 'Ik had in bed moeten blijven.' },
    homesteader: { wins: 'Elke dag vier.', loses: 'Vier was één te weinig.' },
    surveyor: { wins: 'De kansen waren met mij.', loses: 'De kansen staan bij mij in het krijt.' },
    assayer: { wins: 'Het vonnis staat.', loses: 'Ik ga in beroep.' },
    baron: { wins: 'Het was altijd al van mij.', loses: 'Geniet ervan zolang het duurt.' },
  },
  quoted: (line) => `‘${line}’`,
  says: (name, line) => `${name} zegt: ${line}`,
}

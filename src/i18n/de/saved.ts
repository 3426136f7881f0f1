import { common } from './common'
import type { saved as English } from '../en/saved'
import { plural } from '../grammar'
import { called } from '../who'

/** Bots are not people, but they count as players here. */
const together = (players: number): string =>
  (['zu zweit', 'zu dritt', 'zu viert', 'zu fünft'] as const)[players - 2] ?? `zu ${players}`

export const saved: typeof English = {
  underWay: 'Laufend',
  filed: 'Beendet',
  deleted: 'Gelöscht',
  deletedNote: 'Du kannst sie 30 Spieltage lang wiederherstellen.',
  daysLeft: (days) => `noch ${days} ${plural(days, 'Spieltag', 'Spieltage')}`,
  empty: 'Noch keine Spiele. Lust auf eins?',
  emptyNote: 'Leg unten los: Dein Spiel wird hier vom ersten Wurf an aufbewahrt.',
  nothingFound: 'Kein Spiel passt dazu.',
  search: 'Nach Namen suchen',
  roundOf: (round, players) => `Runde ${round}, Spiel ${together(players)}`,
  toPlay: (who, players) => `${common.turn(who)}, Spiel ${together(players)}`,
  won: (who, group) => (who === null ? `Du gewinnst mit\u00a0${group}` : `${who} gewinnt mit\u00a0${group}`),
  shared: (names) =>
    `${common.list(called(names, common.you))} ${names.includes(null) ? 'teilt euch' : 'teilen sich'} den Sieg`,
  decided: {
    group: 'Durch die größte Goldmine',
    claimed: 'Bei Gleichstand durch Goldclaims',
    total: 'Bei Gleichstand durch Felder',
    shared: 'Gleichstand bis zuletzt',
  },
  more: (what) => `Mehr zu: ${what}`,
  actions: {
    rename: 'Umbenennen',
    duplicate: 'Duplizieren',
    share: 'Als Text teilen',
    delete: 'Löschen',
    restore: 'Wiederherstellen',
  },
  sharedToast: 'Als Datei gesichert.',
  sharedWithout: (count) =>
    plural(
      count,
      'Gesichert, bis auf 1 Spiel, das nicht lesbar war.',
      `Gesichert, bis auf ${count} Spiele, die nicht lesbar waren.`,
    ),
  pastedNothing: 'Es gibt keinen Text zum Einfügen.',
  pasteRefused: 'Die Zwischenablage ließ sich nicht lesen. Füge den Text selbst in das Feld ein.',
  nameOfMatch: 'Name des Spiels',
  copyOf: (title) => `${title} (Kopie)`,
  deletedToast: 'Nach Gelöscht verschoben.',
  restoredToast: 'Wiederhergestellt.',
  duplicatedToast: 'Dupliziert.',
  tools: 'Sichern oder hinzufügen',
  exportAll: 'Alle Spiele sichern',
  importGames: 'Spiele hinzufügen',
  importNote: 'Füge den Text eines Spiels oder einer Sicherung ein oder wähle eine Datei.',
  importText: 'Text eines Spiels oder einer Sicherung',
  paste: 'Einfügen',
  chooseFile: 'Datei wählen',
  look: 'Prüfen',
  wouldAdd: (count) => `Kommt hinzu: ${count} ${plural(count, 'Spiel', 'Spiele')}`,
  wouldAddNothing: 'Nichts kommt hinzu.',
  already: (count) =>
    plural(
      count,
      '1 Spiel ist schon hier und bleibt, wie es ist.',
      `${count} Spiele sind schon hier und bleiben, wie sie sind.`,
    ),
  asSecond: 'Weicht von dem hier ab und wird ein zweites Spiel.',
  asLonger: 'Geht weiter als das hier und tritt an seine Stelle.',
  notGames: 'In diesem Text stehen keine Spiele.',
  inLine: (line, says) => `Zeile ${line}: ${says}`,
  lacks: (tag) => `Die Zeile [${tag} …] fehlt.`,
  addPart: (move) => (move === 0 ? 'Von vorn hinzufügen' : `Bis Zug ${move} hinzufügen`),
  notWhole: (count) =>
    plural(
      count,
      '1 Eintrag ist nicht lesbar oder fehlt.',
      `${count} Einträge sind nicht lesbar oder fehlen.`,
    ),
  alsoDeleted: (count) => `${count} davon ${plural(count, 'kommt', 'kommen')} zu Gelöscht.`,
  alsoKept: (count) =>
    plural(
      count,
      '1 Spiel, das sich hier nicht öffnen lässt, kommt unverändert mit.',
      `${count} Spiele, die sich hier nicht öffnen lassen, kommen unverändert mit.`,
    ),
  andMore: (count) => `und ${count} weitere`,
  longText: (kilobytes) => `Ein Text von ${kilobytes} KB`,
  otherText: 'Anderen Text nehmen',
  copyAll: 'Vielleicht fehlt ein Teil des Textes: Kopiere ihn ganz und versuche es noch einmal.',
  updateFirst: 'Aktualisiere die App, um es hinzuzufügen.',
  add: (count) => `${count} ${plural(count, 'Spiel', 'Spiele')} hinzufügen`,
  addedToast: (count) => `${count} ${plural(count, 'Spiel', 'Spiele')} hinzugefügt.`,
}

/** The page of saved games, in Dutch. */
import { common } from './common'
import type { saved as English } from '../en/saved'
import { plural } from '../grammar'
import { called } from '../who'

export const saved: typeof English = {
  underWay: 'Bezig',
  filed: 'Afgelopen',
  deleted: 'Verwijderd',
  deletedNote: 'Je kunt ze 30 speeldagen lang terugzetten.',
  daysLeft: (days) => `nog ${days} ${plural(days, 'speeldag', 'speeldagen')}`,
  empty: 'Nog geen spellen.',
  emptyNote: 'Elk spel wordt hier vanaf de eerste worp bewaard.',
  nothingFound: 'Geen spel gevonden.',
  search: 'Zoek op naam',
  roundOf: (round, players) => `Ronde ${round} van een spel met ${common.players(players)}`,
  toPlay: (who, players) => `${common.turn(who)}, ${common.players(players)}`,
  won: (who, group) => `${who ?? common.you} wint met\u00a0${group}`,
  shared: (names) => `${common.list(called(names, common.you))} delen de winst`,
  decided: {
    group: 'Door de grootste groep',
    claimed: 'Bij gelijke stand door geclaimde velden',
    total: 'Bij gelijke stand door velden',
    shared: 'Gelijk tot het laatst',
  },
  more: (what) => `Meer over: ${what}`,
  actions: {
    rename: 'Hernoemen',
    duplicate: 'Dupliceren',
    share: 'Delen als tekst',
    delete: 'Verwijderen',
    restore: 'Terugzetten',
  },
  sharedToast: 'Als bestand bewaard.',
  pastedNothing: 'Er is geen tekst om te plakken.',
  pasteRefused: 'Het klembord kon niet worden gelezen. Plak de tekst zelf in het veld.',
  nameOfMatch: 'Naam van het spel',
  copyOf: (title) => `${title} (kopie)`,
  deletedToast: 'Verplaatst naar Verwijderd.',
  restoredToast: 'Teruggezet.',
  duplicatedToast: 'Gedupliceerd.',
  tools: 'Bewaren of toevoegen',
  exportAll: 'Reservekopie van alle spellen',
  importGames: 'Spellen toevoegen',
  importNote: 'Plak de tekst van een spel of van een reservekopie, of kies een bestand.',
  importText: 'Tekst van een spel of een reservekopie',
  paste: 'Plakken',
  chooseFile: 'Bestand kiezen',
  look: 'Controleren',
  wouldAdd: (count) => `Voegt ${count} ${plural(count, 'spel', 'spellen')} toe:`,
  wouldAddNothing: 'Voegt niets toe.',
  already: (count) =>
    plural(
      count,
      '1 spel staat hier al en blijft zoals het is.',
      `${count} spellen staan hier al en blijven zoals ze zijn.`,
    ),
  asSecond: 'Verschilt van het spel hier en wordt een tweede spel.',
  notGames: 'In deze tekst staan geen spellen.',
  inLine: (line, says) => `Regel ${line}: ${says}`,
  lacks: (tag) => `De regel [${tag} …] ontbreekt.`,
  addPart: (move) => (move === 0 ? 'Vanaf het begin toevoegen' : `Toevoegen tot en met zet ${move}`),
  notWhole: (count) =>
    plural(
      count,
      '1 onderdeel is niet leesbaar of ontbreekt.',
      `${count} onderdelen zijn niet leesbaar of ontbreken.`,
    ),
  alsoDeleted: (count) => `${count} daarvan ${plural(count, 'gaat', 'gaan')} naar Verwijderd.`,
  alsoKept: (count) =>
    plural(
      count,
      '1 spel dat hier niet opengaat, komt onveranderd mee.',
      `${count} spellen die hier niet opengaan, komen onveranderd mee.`,
    ),
  andMore: (count) => `en nog ${count}`,
  longText: (kilobytes) => `Een tekst van ${kilobytes} KB`,
  otherText: 'Andere tekst nemen',
  copyAll: 'Misschien ontbreekt een deel van de tekst: kopieer hem helemaal en probeer het opnieuw.',
  updateFirst: 'Werk de app bij om het toe te voegen.',
  add: (count) => `${count} ${plural(count, 'spel', 'spellen')} toevoegen`,
  addedToast: (count) => `${count} ${plural(count, 'spel', 'spellen')} toegevoegd.`,
}

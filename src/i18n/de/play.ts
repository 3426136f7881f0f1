import type { play as English } from '../en/play'
import { plural } from '../grammar'
import { called } from '../who'
import { common, counted, ordinal } from './common'

const { markers, spaces } = common
const squatters = (count: number): string => `${count} ${plural(count, 'Anspruch', 'Ansprüche')}`
const claims = (count: number): string => `${count} ${plural(count, 'Besitzstein', 'Besitzsteine')}`
const change = (before: number, after: number): string =>
  before === after ? `${after}` : `von ${before} auf ${after}`

const ofYours = (count: number, yours: number): string => {
  if (yours === 0) return ''
  if (yours < count) return `, ${yours} davon von dir`
  return count === 1 ? ', und das war deins' : ', alle von dir'
}

export const play: typeof English = {
  callsLastRound: (target) => `Letzte Runde ab ${target} Goldclaims`,
  needsClaims: (who, missing) =>
    `${common.list(called(who, 'Dir'))} ${plural(missing, 'fehlt', 'fehlen')} noch ${missing} ${plural(missing, 'Goldclaim', 'Goldclaims')}`,
  toStartLastRound: (needs) => `${needs} bis zur letzten Runde.`,
  rollNumber: (roll) => `${ordinal(roll)} Wurf`,
  rollsSoFar: (rolls) => `schon ${counted(rolls)} ${plural(rolls, 'Wurf', 'Würfe')}`,
  lastTurnOf: (who) => (who === null ? 'dein letzter Zug' : `letzter Zug für ${who}`),
  openMenu: 'Spielmenü',

  squattersLeft: 'Anspruchsteine übrig',
  squattersLeftSpoken: (left) =>
    left.length === 0
      ? 'Keine Anspruchsteine übrig'
      : `${plural(left.length, 'Anspruchstein', 'Anspruchsteine')} ${common.list(left)} übrig`,
  playerSpoken: ({ name, brand, group, claims: held, target, onTurn }) =>
    `${name}, ${brand}, größte Goldmine ${group}, ${held} von ${target} Goldclaims${onTurn ? ', am Zug' : ''}`,
  needs: (missing) => (missing > 0 ? `${missing} ${plural(missing, 'fehlt', 'fehlen')}` : 'führt'),
  needsSpoken: (missing) => (missing > 0 ? `braucht noch ${missing} zur Führung` : 'führt'),
  itsGroup: (size) => `Größte Goldmine: ${size}`,
  groupMeans: 'Felder, die sich mit den Seiten berühren. Die größte gewinnt.',
  itsClaims: (held, target) => `Goldclaims: ${held} von ${target}`,
  claimsMean: 'Niemand kann sie nehmen. Mit genug beginnt die letzte Runde.',
  itsSettled: (count) => `Besetzt: ${count}`,
  settledMeans: 'Sie zählen auch, aber andere können sie noch nehmen.',
  lastTurnSpoken: 'letzter Zug',
  turnToComeSpoken: 'noch ein Zug',
  diceSpoken: (dice) => `Drei Würfel: ${dice.join(', ')}`,

  youStart: (who) => (who === null ? 'Du beginnst' : `Du beginnst, ${who}`),
  beats: (who, die, other, theirs) =>
    `${who === null ? `Deine ${die}` : `Die ${die} von ${who}`} schlägt ${other === null ? `deine ${theirs}` : `die ${theirs} von ${other}`}.`,
  yourRoll: (who) => (who === null ? 'Du würfelst' : `Du würfelst, ${who}`),
  everyRollPlaces: 'Würfle, setze einen Stein, dann hör auf oder würfle nochmal.',
  yourLastTurn: (who) => (who === null ? 'Dein letzter Zug' : `Dein letzter Zug, ${who}`),
  youTrail: (leader, theirs, yours) =>
    `Die größte Goldmine gewinnt. ${leader} hat ${theirs}, du hast ${yours}.`,
  youLead: (yours, next, theirs) => `Die größte Goldmine gewinnt. Du hast ${yours}, ${next} hat ${theirs}.`,
  stillToPlay: 'Kommen noch dran',
  rollTheDice: 'Würfeln',

  chooseASpace: 'Wähle ein Feld',
  tapGold: 'Tippe auf ein goldenes Feld. Halten zeigt, was es bringt.',
  clickGold: 'Klicke auf ein goldenes Feld oder drücke seine Zahl.',
  tapAgain: 'Zum Setzen noch einmal tippen.',
  thenGives: (group, bust) =>
    `Danach: größte Goldmine ${group}${bust === null ? '' : `, Risiko ${common.percent(bust)}`}.`,
  place: 'Setzen',
  squatterHere: (squatter) => `Anspruchstein ${squatter}`,
  squatterOnTheirs: (squatter, owner) => `Anspruchstein ${squatter} bei ${owner}`,
  claimYourOwn: 'Dein Feld als Goldclaim',
  claimSquatter: (squatter) => `Besitzstein auf Anspruch ${squatter}`,
  dieIsColumn: (die) => `Spalte ${die}`,
  dieIsRow: (die) => `Reihe ${die}`,
  dieIsSquatter: (die) => `Anspruch ${die}`,
  dieIsSpare: 'Nicht nötig',
  thisTurnSoFar: (items) => `Dieser Zug bisher: ${common.list(items)}.`,
  squatterItem: (squatter) => `Anspruch ${squatter}`,
  claimItem: (column, row) => `Besitzstein auf ${column}, ${row}`,

  stopOrRoll: 'Aufhören oder würfeln?',
  ifYouStop: 'Wenn du aufhörst',
  group: 'Goldmine',
  claims: 'Goldclaims',
  ifYouStopSpoken: (group, held) =>
    `Jetzt aufhören: größte Goldmine ${change(...group)}, Goldclaims ${change(...held)}`,
  callsItNow: 'Damit beginnt die letzte Runde!',
  chanceOfBust: 'Risiko eines Fehlwurfs',
  aboutOneIn: (rolls) => `etwa 1 von ${rolls}`,
  veryRare: 'sehr selten',
  stopAndTake: (count) => `${count}\u00a0sichern`,
  taking: (settles, held) =>
    [...(settles > 0 ? [squatters(settles)] : []), ...(held > 0 ? [claims(held)] : [])].join(', '),
  stoppingGives: (group, held) => `Goldmine\u00a0${group}, Goldclaims\u00a0${held}`,
  rollAgain: 'Nochmal würfeln',
  risking: (count) =>
    count === 1 ? 'das riskieren' : count === 2 ? 'beide riskieren' : `alle ${count} riskieren`,

  stamp: 'Pech gehabt!',
  markersLost: (count) => (count === 0 ? 'nichts verloren' : `${markers(count)} verloren`),
  nothingFits: 'Nichts passt',
  allClosed: 'Alle Felder dafür sind geschlossen.',
  allOut: 'Die Anspruchsteine dafür sind belegt.',
  closedAndOut: 'Felder geschlossen, Anspruchsteine belegt.',
  closed: 'zu',
  out: 'belegt',
  passTo: (name) => `Weiter an ${name}`,
  goOn: 'Weiter',
  seeResult: 'Zum Ergebnis',

  botRolls: (name) => `${name} würfelt`,
  botSquatter: (squatter, column, row) => `Anspruch ${squatter} auf ${column}, ${row}`,
  botClaim: (column, row) => `Besitzstein auf ${column}, ${row}`,
  botWeighs: (percent) =>
    percent === 0 ? 'Hat noch nichts zu fürchten.' : `Wägt ein Risiko von ${common.percent(percent)} ab.`,
  botStops: (name) => `${name} hört auf`,
  botChooses: 'Schaut sich den Plan an.',
  botTakes: (count) => `Sichert ${spaces(count)}.`,
  pause: 'Pause',
  paused: 'Angehalten',
  resume: 'Weiter',
  step: 'Schritt',
  skipAhead: 'Vorspulen',

  stopsAndTakes: (who, count) =>
    who === null ? `Du hörst auf und sicherst ${count}` : `${who} hört auf und sichert ${count}`,
  settledNow: (count) => `${count} besetzt`,
  claimedNow: (count) => `${count} ${plural(count, 'Goldclaim', 'Goldclaims')}`,
  nowOf: (held, target) => `jetzt ${held} von ${target} Goldclaims`,
  recapStopped: (count, yours) =>
    `hat rechtzeitig aufgehört und ${spaces(count)} gesichert${ofYours(count, yours)}.`,
  recapTook: (count, yours) => `hat ${spaces(count)} gesichert${ofYours(count, yours)}.`,
  recapCalled: (count, yours) =>
    `hat die letzte Runde eingeläutet und ${spaces(count)} gesichert${ofYours(count, yours)}.`,
  recapBusted: (lost) =>
    lost === 0 ? 'hatte gleich Pech.' : `hatte Pech und hat ${markers(lost)} verloren.`,
  tookInShort: (count) => `+${count}`,
  yoursInShort: (count) => `${count} von dir`,
  bustInShort: 'Pech',
  sinceYourTurn: 'Seit deinem letzten Zug',
  showRecap: 'Tippen, um es auf dem Plan zu sehen.',
  hideRecap: 'Zurück',
  lastTurnShown: (name) => `Letzter Zug von ${name}`,
  passThePhone: 'Gib das Handy',
  passThePhoneTo: (name) => `an ${name}`,
  iAm: (name) => `Ich bin ${name}`,

  lastRoundBanner: 'Letzte Runde!',
  lastRoundCalled: (who, held) =>
    `${who === null ? 'Du hast' : `${who} hat`} ${held} Goldclaims. Alle haben noch einen Zug.`,
  toBeat: (names, group) =>
    names.every((who) => who === null)
      ? `Zu schlagen ist deine Goldmine aus ${spaces(group)}.`
      : `Zu schlagen: ${common.list(called(names, 'du'))}, mit einer Goldmine aus ${spaces(group)}.`,

  fieldBook: 'Feldbuch',
  bookRolls: (dice) => `Wurf ${dice.join(', ')}`,
  bookSquatter: (squatter, column, row) => `Anspruch ${squatter} auf Spalte ${column}, Reihe ${row}`,
  bookClaim: (column, row) => `Besitzstein auf Spalte ${column}, Reihe ${row}`,
  bookStops: (count) => `aufgehört und ${count} gesichert`,
  bookBusts: (dice) => `Pech mit ${dice.join(', ')}`,
  bookCalls: 'letzte Runde eingeläutet',
  firstToCall: (round, target) => `Runde ${round}. Letzte Runde ab ${target} Goldclaims.`,

  menuTitle: 'Dieses Spiel',
  leave: 'Spiel verlassen',
  leaveNote: 'Es ist gespeichert. Komm zurück, wann du willst.',
  handToBot: (who) => `Ein Bot spielt für ${who ?? 'dich'}`,
  standIn: 'Vertretung',
  handToBotNote: 'Der Platz lässt sich jederzeit wieder übernehmen.',
  takesOver: (level) => `${level} übernimmt`,
  takeBack: (who) =>
    who === null ? 'Deinen Platz wieder übernehmen' : `Den Platz von ${who} wieder übernehmen`,
  deleteMatch: 'Dieses Spiel löschen',
  deleteNote: 'Du kannst es 30 Spieltage lang wiederherstellen.',
  playersName: 'Mitspieler',
  choicesName: 'Möglichkeiten',
  keys: 'R würfeln · 1–6 wählen · S aufhören · Z rückgängig · Pfeile über den Plan · ? Hilfe',
}

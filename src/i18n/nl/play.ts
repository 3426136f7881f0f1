import type { play as English } from '../en/play'
import { plural } from '../grammar'
import { called } from '../who'
import { common, counted, ordinal } from './common'

const { markers, spaces } = common
const squatters = (count: number): string => `${count} ${plural(count, 'kraker', 'krakers')}`
const claims = (count: number): string => `${count} ${plural(count, 'claim', 'claims')}`
const change = (before: number, after: number): string =>
  before === after ? `${after}` : `van ${before} naar ${after}`

const ofYours = (count: number, yours: number): string => {
  if (yours === 0) return ''
  if (yours < count) return `, ${yours} daarvan van jou`
  return count === 1 ? ', en dat was van jou' : ', allemaal van jou'
}

export const play: typeof English = {
  callsLastRound: (target) => `Laatste ronde vanaf ${target} claims`,
  needsClaims: (who, missing) =>
    `${common.list(called(who, common.you))} ${who.length > 1 ? 'hebben' : who[0] === null ? 'hebt' : 'heeft'} nog ${missing} ${plural(missing, 'claim', 'claims')} nodig`,
  toStartLastRound: (needs) => `${needs} voor de laatste ronde.`,
  rollNumber: (roll) => `${ordinal(roll)} worp`,
  rollsSoFar: (rolls) => `al ${counted(rolls)} ${plural(rolls, 'worp', 'worpen')}`,
  lastTurnOf: (who) => (who === null ? 'jouw laatste beurt' : `laatste beurt van ${who}`),
  openMenu: 'Spelmenu',

  squattersLeft: 'Kraakstenen over',
  squattersLeftSpoken: (left) =>
    left.length === 0
      ? 'Geen kraakstenen over'
      : `${plural(left.length, 'Kraaksteen', 'Kraakstenen')} ${common.list(left)} over`,
  playerSpoken: ({ name, brand, group, claims: held, target, onTurn }) =>
    `${name}, ${brand.toLowerCase()}, grootste groep ${group}, ${held} van ${target} claims${onTurn ? ', aan de beurt' : ''}`,
  needs: (missing) => (missing > 0 ? `${missing} te kort` : 'leidt'),
  needsSpoken: (missing) => (missing > 0 ? `heeft er nog ${missing} nodig voor de leiding` : 'leidt'),
  itsGroup: (size) => `Grootste groep: ${size}`,
  groupMeans: 'Velden die elkaar met een zijde raken. De grootste wint.',
  itsClaims: (held, target) => `Geclaimd: ${held} van ${target}`,
  claimsMean: 'Niemand kan ze afpakken. Met genoeg begint de laatste ronde.',
  itsSettled: (count) => `Bezet: ${count}`,
  settledMeans: 'Ze tellen ook, maar een ander kan ze nog overnemen.',
  lastTurnSpoken: 'laatste beurt',
  turnToComeSpoken: 'nog één beurt',
  diceSpoken: (dice) => `Drie dobbelstenen: ${dice.join(', ')}`,

  youStart: (who) => (who === null ? 'Jij begint' : `Jij begint, ${who}`),
  beats: (who, die, other, theirs) =>
    `${who === null ? `Jouw ${die}` : `De ${die} van ${who}`} verslaat ${other === null ? `jouw ${theirs}` : `de ${theirs} van ${other}`}.`,
  yourRoll: (who) => (who === null ? 'Jouw worp' : `Jouw worp, ${who}`),
  everyRollPlaces: 'Gooi, leg één steen, stop dan of gooi nog eens.',
  yourLastTurn: (who) => (who === null ? 'Jouw laatste beurt' : `Jouw laatste beurt, ${who}`),
  youTrail: (leader, theirs, yours) =>
    `De grootste groep wint. ${leader} heeft ${theirs}, jij hebt ${yours}.`,
  youLead: (yours, next, theirs) => `De grootste groep wint. Jij hebt ${yours}, ${next} heeft ${theirs}.`,
  stillToPlay: 'Nog aan de beurt',
  rollTheDice: 'Gooien',

  chooseASpace: 'Kies een veld',
  tapGold: 'Tik op een gouden veld. Houd vast om eerst te kijken.',
  clickGold: 'Klik op een gouden veld of druk op het nummer.',
  tapAgain: 'Tik nog eens om te leggen.',
  thenGives: (group, bust) =>
    `Daarna: grootste groep ${group}${bust === null ? '' : `, kans op een misworp ${common.percent(bust)}`}.`,
  place: 'Leggen',
  squatterHere: (squatter) => `Kraaksteen ${squatter}`,
  squatterOnTheirs: (squatter, owner) => `Kraaksteen ${squatter} bij ${owner}`,
  claimYourOwn: 'Claim je eigen veld',
  claimSquatter: (squatter) => `Claim op kraaksteen ${squatter}`,
  dieIsColumn: (die) => `Kolom ${die}`,
  dieIsRow: (die) => `Rij ${die}`,
  dieIsSquatter: (die) => `Kraker ${die}`,
  dieIsSpare: 'Niet nodig',
  thisTurnSoFar: (items) => `Deze beurt tot nu toe: ${common.list(items)}.`,
  squatterItem: (squatter) => `kraaksteen ${squatter}`,
  claimItem: (column, row) => `een claim op ${column}, ${row}`,

  stopOrRoll: 'Stoppen of gooien?',
  ifYouStop: 'Als je stopt',
  group: 'groep',
  claims: 'claims',
  ifYouStopSpoken: (group, held) =>
    `Nu stoppen: grootste groep ${change(...group)}, claims ${change(...held)}`,
  callsItNow: 'Dan begint de laatste ronde!',
  chanceOfBust: 'Kans op een misworp',
  aboutOneIn: (rolls) => `ongeveer 1 op ${rolls}`,
  veryRare: 'heel zelden',
  stopAndTake: (count) => `Stop & pak\u00a0${count}`,
  taking: (settles, held) =>
    [...(settles > 0 ? [squatters(settles)] : []), ...(held > 0 ? [claims(held)] : [])].join(', '),
  stoppingGives: (group, held) => `groep\u00a0${group}, claims\u00a0${held}`,
  rollAgain: 'Nog eens gooien',
  risking: (count) => `${count === 1 ? 'de steen' : count === 2 ? 'allebei' : `alle ${count}`} op het spel`,

  stamp: 'Alles kwijt!',
  markersLost: (count) => (count === 0 ? 'er lag nog niets' : `${markers(count)} verloren`),
  nothingFits: 'Niets past',
  allClosed: 'Alle velden daarvoor zijn gesloten.',
  allOut: 'De kraakstenen daarvoor liggen al.',
  closedAndOut: 'Gesloten velden, en kraakstenen die al liggen.',
  closed: 'dicht',
  out: 'in gebruik',
  passTo: (name) => `Geef door aan ${name}`,
  goOn: 'Verder',
  seeResult: 'Naar de uitslag',

  botRolls: (name) => `${name} gooit`,
  botSquatter: (squatter, column, row) => `Kraker ${squatter} op ${column}, ${row}`,
  botClaim: (column, row) => `Claim op ${column}, ${row}`,
  botWeighs: (percent) =>
    percent === 0
      ? 'Heeft nog niets te vrezen.'
      : `Weegt het af: ${common.percent(percent)} kans op een misworp.`,
  botStops: (name) => `${name} stopt`,
  botChooses: 'Bekijkt het bord.',
  botTakes: (count) => `Pakt ${spaces(count)}.`,
  pause: 'Pauze',
  paused: 'Gepauzeerd',
  resume: 'Verder',
  step: 'Stap',
  skipAhead: 'Doorspoelen',

  stopsAndTakes: (who, count) => `${who ?? 'Jij'} stopt en pakt ${count}`,
  settledNow: (count) => `${count} bezet`,
  claimedNow: (count) => `${count} geclaimd`,
  nowOf: (held, target) => `nu ${held} van ${target} claims`,
  recapStopped: (count, yours) => `stopte op tijd en pakte ${spaces(count)}${ofYours(count, yours)}.`,
  recapTook: (count, yours) => `pakte ${spaces(count)}${ofYours(count, yours)}.`,
  recapCalled: (count, yours) =>
    `luidde de laatste ronde in en pakte ${spaces(count)}${ofYours(count, yours)}.`,
  recapBusted: (lost) => (lost === 0 ? 'gooide meteen mis.' : `gooide mis en verloor ${markers(lost)}.`),
  tookInShort: (count) => `+${count}`,
  yoursInShort: (count) => `${count} van jou`,
  bustInShort: 'mis',
  sinceYourTurn: 'Sinds je vorige beurt',
  showRecap: 'Tik om het op het bord te zien.',
  hideRecap: 'Terug',
  lastTurnShown: (name) => `Vorige beurt van ${name}`,
  passThePhone: 'Geef door',
  passThePhoneTo: (name) => `aan ${name}`,
  iAm: (name) => `Ik ben ${name}`,

  lastRoundBanner: 'Laatste ronde!',
  lastRoundCalled: (who, held) =>
    `${who === null ? 'Jij hebt' : `${who} heeft`} ${held} claims. Iedereen heeft nog één beurt.`,
  toBeat: (names, group) =>
    names.every((who) => who === null)
      ? `Ze moeten jouw groep van ${group} verslaan.`
      : `Te verslaan: ${common.list(called(names, 'jij'))}, met een groep van ${group}.`,

  fieldBook: 'Veldboek',
  bookRolls: (dice) => `worp ${dice.join(', ')}`,
  bookSquatter: (squatter, column, row) => `kraker ${squatter} op kolom ${column}, rij ${row}`,
  bookClaim: (column, row) => `claim op kolom ${column}, rij ${row}`,
  bookBusts: (dice) => `alles kwijt met ${dice.join(', ')}`,
  bookStops: (count) => `gestopt en ${count} gepakt`,
  bookCalls: 'laatste ronde ingeluid',
  firstToCall: (round, target) => `Ronde ${round}. Laatste ronde vanaf ${target} claims.`,

  menuTitle: 'Dit spel',
  leave: 'Spel verlaten',
  leaveNote: 'Het is bewaard. Kom terug wanneer je wilt.',
  handToBot: (who) => `Laat een bot spelen voor ${who ?? 'jou'}`,
  standIn: 'Invaller',
  handToBotNote: 'De plaats kan altijd weer worden overgenomen.',
  takesOver: (level) => `${level} neemt het over`,
  takeBack: (who) => (who === null ? 'Neem je plaats weer over' : `Neem de plaats van ${who} weer over`),
  deleteMatch: 'Dit spel verwijderen',
  deleteNote: 'Je kunt het 30 speeldagen lang terugzetten.',
  playersName: 'Spelers',
  choicesName: 'Mogelijkheden',
  keys: 'R gooien · 1–6 kiezen · S stoppen · Z terugnemen · pijlen over het bord · ? hulp',
}

import type { Die } from '@/engine'
import { plural } from '../grammar'
import { called, type Who } from '../who'
import { common, counted, ordinal } from './common'

const { markers, squatters, claims } = common
const change = (before: number, after: number): string =>
  before === after ? `${after}` : `${before} to ${after}`

const ofYours = (count: number, yours: number): string => {
  if (yours === 0) return ''
  if (yours < count) return `, ${yours} of them yours`
  return count === 1 ? ', which was yours' : ', all of them yours'
}

export const play = {
  callsLastRound: (target: number): string => `First to ${target} claims starts the last round`,
  /** How many more claims these players need to start the last round. */
  needsClaims: (who: readonly Who[], missing: number): string =>
    `${common.list(called(who, common.you))} ${who.length > 1 || who[0] === null ? 'need' : 'needs'} ${missing} more ${plural(missing, 'claim', 'claims')}`,
  toStartLastRound: (needs: string): string => `${needs} to start the last round.`,
  rollNumber: (roll: number): string => `${ordinal(roll)} roll`,
  rollsSoFar: (rolls: number): string => `${counted(rolls)} ${plural(rolls, 'roll', 'rolls')} so far`,
  lastTurnOf: (who: Who): string => (who === null ? 'your last turn' : `${who}’s last turn`),
  openMenu: 'Match menu',

  squattersLeft: 'Squatters left',
  squattersLeftSpoken: (left: readonly string[]): string =>
    left.length === 0
      ? 'No squatters left'
      : `${plural(left.length, 'Squatter', 'Squatters')} ${common.list(left)} left`,
  playerSpoken: (facts: {
    name: string
    brand: string
    group: number
    claims: number
    target: number
    onTurn: boolean
  }): string =>
    `${facts.name}, ${facts.brand.toLowerCase()}, largest group ${facts.group}, ${facts.claims} of ${facts.target} claims` +
    (facts.onTurn ? ', on turn' : ''),
  needs: (spaces: number): string => (spaces > 0 ? `+${spaces} to lead` : 'leads'),
  needsSpoken: (spaces: number): string => (spaces > 0 ? `needs ${spaces} more to lead` : 'leads'),
  itsGroup: (size: number): string => `Largest group: ${size}`,
  groupMeans: 'Spaces joined by their sides. The largest wins.',
  itsClaims: (held: number, target: number): string => `Claims: ${held} of ${target}`,
  claimsMean: 'Nobody can take them. With enough, the last round starts.',
  itsSettled: (count: number): string => `Settled: ${count}`,
  settledMeans: 'They count too, but others can still take them.',
  lastTurnSpoken: 'last turn',
  turnToComeSpoken: 'one turn to come',
  diceSpoken: (dice: readonly Die[]): string => `Three dice: ${dice.join(', ')}`,

  youStart: (who: Who): string => (who === null ? 'You start' : `You start, ${who}`),
  /** Null is the player who reads it. */
  beats: (who: Who, die: Die, other: Who, theirs: Die): string =>
    `${who === null ? 'Your' : `${who}’s`} ${die} beat ${other === null ? 'your' : `${other}’s`} ${theirs}.`,
  yourRoll: (who: Who): string => (who === null ? 'Your roll' : `Your roll, ${who}`),
  everyRollPlaces: 'Roll, place one marker, then stop or roll again.',
  yourLastTurn: (who: Who): string => (who === null ? 'Your last turn' : `Your last turn, ${who}`),
  youTrail: (leader: string, theirs: number, yours: number): string =>
    `The largest group wins. ${leader} has ${theirs}, you have ${yours}.`,
  youLead: (yours: number, next: string, theirs: number): string =>
    `The largest group wins. You have ${yours}, ${next} has ${theirs}.`,
  stillToPlay: 'Still to play',
  rollTheDice: 'Roll the dice',

  chooseASpace: 'Choose a space',
  tapGold: 'Tap a gold space, or hold it to look first.',
  clickGold: 'Click a gold space, or press its number.',
  tapAgain: 'Tap it again to place.',
  /** What a placement would give, shown before it is made. `bust` is null if the player has switched the chance off. */
  thenGives: (group: number, bust: number | null): string =>
    `Then: largest group ${group}${bust === null ? '' : `, ${common.percent(bust)} bust`}.`,
  place: 'Place',
  squatterHere: (squatter: Die): string => `Squatter ${squatter}`,
  squatterOnTheirs: (squatter: Die, owner: string): string => `Squatter ${squatter} on ${owner}’s`,
  claimYourOwn: 'Claim your own space',
  claimSquatter: (squatter: Die): string => `Claim on squatter ${squatter}`,
  dieIsColumn: (die: Die): string => `Column ${die}`,
  dieIsRow: (die: Die): string => `Row ${die}`,
  dieIsSquatter: (die: Die): string => `Squatter ${die}`,
  dieIsSpare: 'Not needed',
  thisTurnSoFar: (items: readonly string[]): string => `This turn so far: ${common.list(items)}.`,
  squatterItem: (squatter: Die): string => `squatter ${squatter}`,
  claimItem: (column: number, row: number): string => `a claim on ${column}, ${row}`,

  stopOrRoll: 'Stop, or roll again?',
  ifYouStop: 'If you stop',
  group: 'group',
  claims: 'claims',
  ifYouStopSpoken: (group: readonly [number, number], held: readonly [number, number]): string =>
    `Stop now: largest group ${change(...group)}, claims ${change(...held)}`,
  callsItNow: 'Starts the last round!',
  chanceOfBust: 'Chance of a bust',
  /** The chance in other words: one roll in this many. */
  aboutOneIn: (rolls: number): string => `about 1 in ${rolls}`,
  veryRare: 'very rare',
  stopAndTake: (count: number): string => `Stop & take\u00a0${count}`,
  taking: (settles: number, held: number): string =>
    [...(settles > 0 ? [squatters(settles)] : []), ...(held > 0 ? [claims(held)] : [])].join(', '),
  stoppingGives: (group: number, held: number): string => `group\u00a0${group}, claims\u00a0${held}`,
  rollAgain: 'Roll again',
  risking: (count: number): string =>
    count === 1 ? 'risking it' : count === 2 ? 'risking both' : `risking all ${count}`,

  stamp: 'BUST',
  markersLost: (count: number): string => (count === 0 ? 'nothing lost' : `${markers(count)} lost`),
  nothingFits: 'Nothing fits',
  allClosed: 'Every space they reach is closed.',
  allOut: 'The squatters they need are in use.',
  closedAndOut: 'Closed spaces, and squatters already in use.',
  closed: 'closed',
  out: 'in use',
  passTo: (name: string): string => `Pass to ${name}`,
  goOn: 'Continue',
  seeResult: 'See the result',

  botRolls: (name: string): string => `${name} rolls`,
  botSquatter: (squatter: Die, column: number, row: number): string =>
    `Squatter ${squatter} on ${column}, ${row}`,
  botClaim: (column: number, row: number): string => `Claim on ${column}, ${row}`,
  botWeighs: (percent: number): string =>
    percent === 0 ? 'Cannot go bust yet.' : `Weighs a ${common.percent(percent)} chance of a bust.`,
  botStops: (name: string): string => `${name} stops`,
  botChooses: 'Looks at the board.',
  botTakes: (count: number): string => `Takes ${count} ${plural(count, 'space', 'spaces')}.`,
  pause: 'Pause',
  paused: 'Paused',
  resume: 'Continue',
  step: 'Step',
  skipAhead: 'Skip ahead',

  stopsAndTakes: (who: Who, count: number): string =>
    who === null ? `You stop and take ${count}` : `${who} stops and takes ${count}`,
  settledNow: (count: number): string => `${count} settled`,
  claimedNow: (count: number): string => `${count} claimed`,
  nowOf: (held: number, target: number): string => `now ${held} of ${target} claims`,
  /** `yours` of the spaces belonged to the listener. */
  recapStopped: (count: number, yours: number): string =>
    `stopped in time and took ${common.spaces(count)}${ofYours(count, yours)}.`,
  recapTook: (count: number, yours: number): string =>
    `took ${common.spaces(count)}${ofYours(count, yours)}.`,
  recapCalled: (count: number, yours: number): string =>
    `started the last round and took ${common.spaces(count)}${ofYours(count, yours)}.`,
  recapBusted: (lost: number): string =>
    lost === 0 ? 'went bust at once.' : `went bust and lost ${markers(lost)}.`,
  tookInShort: (count: number): string => `+${count}`,
  yoursInShort: (count: number): string => `${count} of yours`,
  bustInShort: 'bust',
  sinceYourTurn: 'Since your last turn',
  showRecap: 'Tap to see it on the board.',
  hideRecap: 'Back',
  lastTurnShown: (name: string): string => `${name}’s last turn`,
  passThePhone: 'Pass the phone',
  passThePhoneTo: (name: string): string => `to ${name}`,
  iAm: (name: string): string => `I’m ${name}`,

  lastRoundBanner: 'Last round!',
  lastRoundCalled: (who: Who, held: number): string =>
    `${who === null ? 'You hold' : `${who} holds`} ${held} claims. Everyone gets one more turn.`,
  toBeat: (names: readonly Who[], group: number): string =>
    names.every((who) => who === null)
      ? `They have to beat your group of ${group}.`
      : `To beat: ${common.list(called(names, 'you'))}, with a group of ${group}.`,

  fieldBook: 'Field book',
  bookRolls: (dice: readonly Die[]): string => `rolled ${dice.join(', ')}`,
  bookSquatter: (squatter: Die, column: number, row: number): string =>
    `squatter ${squatter} on column ${column}, row ${row}`,
  bookClaim: (column: number, row: number): string => `claim on column ${column}, row ${row}`,
  bookStops: (count: number): string => `stopped and took ${count}`,
  bookBusts: (dice: readonly Die[]): string => `went bust with ${dice.join(', ')}`,
  bookCalls: 'started the last round',
  firstToCall: (round: number, target: number): string =>
    `Round ${round}. First to ${target} claims starts the last round.`,

  menuTitle: 'This match',
  leave: 'Leave the match',
  leaveNote: 'It is saved. Come back whenever you like.',
  handToBot: (who: Who): string => `Let a bot play for ${who ?? 'you'}`,
  standIn: 'Stand-in',
  handToBotNote: 'The seat can be taken back at any time.',
  takesOver: (level: string): string => `${level} takes over`,
  takeBack: (who: Who): string => (who === null ? 'Take your seat back' : `Take ${who}’s seat back`),
  deleteMatch: 'Delete this match',
  deleteNote: 'You can restore it for 30 days of play.',
  playersName: 'Players',
  choicesName: 'Choices',
  keys: 'R roll · 1–6 choose · S stop · Z undo · arrows walk the board · ? help',
}

import { plural } from '../grammar'
import type { Who } from '../who'
import { common, ordinal } from './common'

const points = (count: number): string => `${count} ${plural(count, 'point', 'points')}`

/** What the dice and the choices of all players brought the winner. */
type Brought = { readonly who: Who; readonly dice: number; readonly choices: number }

export const lookBack = {
  title: 'Look back',
  howItWent: 'How it went',
  turnByTurn: 'chance to win, turn by turn',
  rollByRoll: 'chance to win, roll by roll',
  bust: 'bust',
  threeTaken: '3 or more taken over',
  lastRound: 'last round',

  decided: {
    diceCarried: 'The dice carried it.',
    againstDice: 'Won against the dice.',
    diceDecided: 'The dice decided it.',
    choicesDecided: 'Choices decided it.',
    moreChoices: 'More choices than dice.',
    moreDice: 'More dice than choices.',
    ahead: 'Ahead from the start.',
    equal: 'Equal to the end.',
  },
  /** For choices that took some of it back. */
  diceBrought: ({ who, dice, choices }: Brought): string =>
    `They brought ${who ?? 'you'} ${points(dice)}, and choices took ${Math.abs(choices)} of them back.`,
  choicesBrought: ({ who, dice, choices }: Brought): string =>
    `Choices brought ${who ?? 'you'} ${points(choices)}, and the dice took ${Math.abs(dice)} of them back.`,
  mostlyDice: ({ who, dice, choices }: Brought): string =>
    `Of the ${points(dice + choices)} ${who ?? 'you'} gained, ${dice} came from the dice and ${choices} from choices.`,
  mostlyChoices: ({ who, dice, choices }: Brought): string =>
    `Of the ${points(dice + choices)} ${who ?? 'you'} gained, ${choices} came from choices and ${dice} from the dice.`,
  beganAt: (who: Who, start: number): string => `${who ?? 'You'} began at ${start} of 100.`,
  furthestAhead: (who: Who, most: number, round: number): string =>
    `Nobody was ever further ahead than ${who ?? 'you'}: ${most} of 100 in round ${round}.`,

  roundAndRoll: (round: number, roll: number): string => `Round ${round}, ${ordinal(roll)} roll`,
  theEnd: 'The end',
  nothingYet: 'Nobody has rolled yet.',
  luck: 'Luck of the roll',
  points: 'points',
  possible: (count: number): string => (count === 1 ? 'Only 1 space possible' : `${count} spaces possible`),
  nothingFits: (lost: number): string =>
    lost === 0 ? 'Nothing fits' : `Nothing fits: ${common.markers(lost)} lost`,
  nothingToChoose: 'No other space: nothing to choose.',
  rolledAgain: (chance: number): string => `Rolled again at ${common.percent(chance)}`,
  rolled: (chance: number): string => `Rolled at ${common.percent(chance)}`,
  stopped: (count: number): string => `Stopped and took ${count}`,
  stoppedAndStarted: 'Stopped, starting the last round',
  grades: { spotOn: 'Spot on', fine: 'Fine', slip: 'A slip', costly: 'Costly' },
  canGoWrong: 'A good choice can still go wrong.',
  decidedFor: (level: string, who: Who): string => `${level} for ${who ?? 'you'}`,
  working: 'Working it out',

  turnBack: 'Turn back',
  rollBack: 'Roll back',
  play: 'Play',
  pause: 'Pause',
  rollOn: 'Roll on',
  turnOn: 'Turn on',
  nextMoment: 'Next moment',
  firstMoment: 'First moment',
  toTheEnd: 'To the end',
  turns: 'Turns',
  keys: '← → roll · shift ← → turn · N next moment · Space play · ? help',

  more: 'Account and more',
  account: (who: Who): string => (who === null ? 'Your account' : `${who}’s account`),
  accountNote: (who: Who, start: number, end: number): string =>
    `What took ${who ?? 'you'} from ${start} to ${end}. One point is one match in a hundred.`,
  beforeTheFirst: 'Before the first roll',
  luckOf: (who: Who): string => (who === null ? 'Your luck' : `${who}’s luck`),
  choicesOf: (who: Who): string => (who === null ? 'Your choices' : `${who}’s choices`),
  closer: 'On a closer look',
  won: 'Won',
  shared: 'Win shared',
  lost: 'Lost',
  wholeMatch: 'Whole match, in points',
  luckShort: 'Luck',
  choicesShort: 'Choices',
  playOn: 'Play on from here',
  playOnNote: 'A new match from this position, with fresh dice. It does not count in the statistics.',
  branch: 'Branch',
  branchOf: (round: number, title: string): string => `From round ${round}: ${title}`,
  how: 'How this is worked out',
  howItWorks: [
    'A chance is what it would be if everyone played on like the Claim baron. Against a weaker player yours is higher.',
    'Luck is what a roll changed, against the mean of all 216. A choice can only keep or lose: it is compared with what the baron would do. The baron is good, not perfect.',
    'Each further roll shows the position from closer up. What that alone changes is neither luck nor choice, and has its own line: on a closer look.',
    'What is said about the whole match counts the dice and choices of all players.',
  ],
  comesTrue: (matches: number): string =>
    `Do chances come true? In ${matches} matches among barons at a table like this, turn by turn:`,
  chance: 'Chance',
  wonOf100: 'Won of 100',

  spoken: {
    plus: (count: number): string => `plus ${points(count)}`,
    minus: (count: number): string => `minus ${points(count)}`,
    luck: (figure: string): string => `Luck ${figure}.`,
    card: (facts: { name: string; group: number; claims: number; target: number }): string =>
      `${facts.name}, largest group ${facts.group}, ${facts.claims} of ${facts.target} claims`,
    onTurn: 'on turn',
    toWin: (chance: string): string => `${chance} of 100 to win`,
    /** The whole line of one player. */
    line: (name: string, line: { start: number; lowest: number; round: number; end: number }): string =>
      `${name}: ${line.start} before the first roll, lowest ${line.lowest} in round ${line.round}, ${line.end} at the end.`,
    busts: (count: number): string => `${count} ${plural(count, 'bust', 'busts')}.`,
    startsLastRound: (who: Who, round: number): string =>
      `${who === null ? 'You start' : `${who} starts`} the last round in round ${round}.`,
    lessThanOne: 'less than 1',
  },
  took: (who: Who, count: number): string => (who === null ? `You take ${count}` : `${who} takes ${count}`),
  tookAndStarted: (who: Who, count: number): string =>
    who === null
      ? `You take ${count} and start the last round`
      : `${who} takes ${count} and starts the last round`,
  busted: (who: Who, lost: number): string =>
    who === null ? `You bust and lose ${lost}` : `${who} busts and loses ${lost}`,
}

const { markers, percent } = common

export const coach = {
  name: 'Coach',
  note: 'A hint when you ask for one',
  hint: 'Hint',
  thinking: 'One moment',
  claims: (column: number, row: number): string => `The baron claims ${column}, ${row}`,
  puts: (squatter: number, column: number, row: number): string =>
    `The baron puts squatter ${squatter} on ${column}, ${row}`,
  rolls: 'The baron rolls again',
  stops: 'The baron stops',
  and: (reasons: readonly string[]): string => reasons.join(', and '),
  close: 'Close:',
  winsTheMatch: 'it wins the match',
  startsLastRound: 'it starts the last round in front',
  safe: 'safe for good',
  losesForGood: (who: Who): string => (who === null ? 'you lose it for good' : `${who} loses it for good`),
  joins: (groups: number, size: number): string => `joins ${groups} groups into one of ${size}`,
  grows: (size: number): string => `the group grows to ${size}`,
  takes: (from: Who): string => `takes it from ${from ?? 'you'}`,
  cuts: (of: Who, size: number): string => `cuts ${of === null ? 'your' : `${of}’s`} group to ${size}`,
  risk: (chance: number, other: number): string =>
    `a bust chance of ${percent(chance)}, not ${percent(other)}`,
  rare: (rolls: number): string => `only ${rolls} of 216 rolls reach it`,
  noReason: 'No single reason: a little better in many ways.',
  rolling: (roll: number, stop: number): string => `rolling wins ${roll} of 100, stopping ${stop}`,
  stopping: (stop: number, roll: number): string => `stopping wins ${stop} of 100, rolling ${roll}`,
  keeping: (stop: number, roll: number): string =>
    `among barons stopping wins ${stop} of 100, rolling ${roll}: others leave time`,
  wins: (points: number): string => `wins ${points} of 100`,
  oneClaimShort: '1 claim short of the last round.',
  trails: (who: Who, group: number, leader: Who, leading: number): string =>
    `${who === null ? 'Your' : `${who}’s`} group of ${group} trails ${leader === null ? 'your' : `${leader}’s`} ${leading}.`,
  costs: (chance: number, count: number): string =>
    `A bust (${percent(chance)}) would cost ${markers(count)}.`,
  took: (who: Who, hints: number): string =>
    `${who ?? 'You'} took ${hints} ${plural(hints, 'hint', 'hints')}.`,
  withHint: 'with a hint',
}

import { plural } from '../grammar'
import type { Who } from '../who'
import { common, ordinal } from './common'

const points = (count: number): string => `${count} ${plural(count, 'point', 'points')}`

/** How a player's chance to win changed, in points of 100. */
type Sum = {
  readonly who: Who
  readonly start: number
  readonly dice: number
  readonly choices: number
  readonly end: number
  readonly outcome: string
}

const changed = (count: number): string =>
  count === 0 ? 'changed nothing' : `${count > 0 ? 'added' : 'took'} ${Math.abs(count)}`
const signed = (count: number): string =>
  count === 0 ? '0' : `${count > 0 ? 'plus' : 'minus'} ${Math.abs(count)}`

export const lookBack = {
  title: 'Look back',
  howItWent: 'How it went',
  howItWentFor: (who: Who): string => `How it went for ${who ?? 'you'}`,
  chanceToWin: 'chance to win',
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
  account: (who: Who): string => (who === null ? 'Your match, in points' : `${who}’s match, in points`),
  accountNote: (who: Who, start: number, end: number): string =>
    `What took ${who ?? 'you'} from ${start} to ${end}. One point is one match in a hundred.`,
  beforeTheFirst: 'Before the first roll',
  start: 'start',
  dice: 'dice',
  decisions: 'choices',
  won: 'won',
  shared: 'shared',
  lost: 'lost',
  sumSpoken: ({ who, start, dice, choices, end, outcome }: Sum): string =>
    `${who ?? 'You'} started at ${start} of 100. The dice ${changed(dice)}, choices ${changed(choices)}. That makes ${end}: ${outcome}.`,
  whose: 'Whose dice, whose choices',
  together: 'Together',
  changesSpoken: (name: string, dice: number, choices: number): string =>
    `${name}: dice ${signed(dice)}, choices ${signed(choices)}`,
  backAndForth:
    'Points go back and forth all match long: what one player’s choice gives away, somebody else gains.',
  playOn: 'Play on from here',
  playOnNote: 'A new match from this position, with fresh dice. It does not count in the statistics.',
  branch: 'Branch',
  branchOf: (round: number, title: string): string => `From round ${round}: ${title}`,
  how: 'How this is worked out',
  howItWorks: [
    'A chance is what it would be if everyone played on like the Claim baron. Against a weaker player yours is higher.',
    'Luck is what a roll changed, against the mean of all 216. A choice can only keep or lose: it is compared with what the baron would do. The baron is good, not perfect.',
    'A roll is worth what it turned out to offer, seen one roll further on. Your choice is measured against the best of that.',
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

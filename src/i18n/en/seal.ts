import type { Dice } from '@/engine'
import { plural } from '../grammar'

const sealWords: readonly string[] = `
acorn anchor anvil apple apron arrow badger barrel basket beacon bell berry blanket boot bottle bridge
broom bucket buckle button cabin candle canoe canyon cart castle cedar chain cherry chimney clock clover
coin comet compass copper corn cradle creek crow cup daisy deer drum eagle ember fence fern fiddle finch
fire flag flute forge fox garden ghost glove goat gold goose gravel hammer harp hawk hedge hill honey
hook horn horse island jar jug kettle key kite ladder lake lamp lark leaf lemon map maple mask meadow
mill mitten mirror moon moss mule nail needle nest nut oak olive otter owl paddle pan paper pear pepper
pillow plum pond quilt rabbit raft raven ribbon river rope saddle salt shovel silver spoon star stove
thorn tooth tower wagon wolf
`
  .trim()
  .split(/\s+/)

const rolls = (count: number): string => `${count} ${plural(count, 'roll', 'rolls')}`

export const seal = {
  words: sealWords,
  sealed: 'The dice are sealed',
  sealedFromHere: 'The dice are sealed from here on',
  inShort: (name: string): string => `Sealed: ${name}`,
  inMenu: 'Sealed dice',
  botsToo: 'Bots get the same dice as you.',

  opened: 'The seal is open',
  openedFromStart: (count: number): string =>
    `${plural(count, 'The one roll was', `All ${count} rolls were`)} in it from the start.`,
  openedLate: (count: number): string =>
    `${plural(count, 'The one roll is', `All ${count} rolls are`)} in it.`,
  openedPart: (count: number, all: number): string => `${count} of ${rolls(all)} were in it.`,

  byHand: 'Thrown by hand',
  notVerified: 'Not verified',

  title: 'The dice',
  allDigits: 'Show all 64 digits',
  stampFits: 'The stamp fits the paper',
  stampedAgain: 'Stamped again just now: the same pattern.',
  late: 'This device had not seen it before the match.',
  everyRoll: 'The paper holds every roll',
  rollsHeld: (held: number, all: number): string =>
    held === all ? `${held} of ${rolls(all)}, first to last.` : `${held} of ${rolls(all)}.`,
  starterHeld: (name: string): string => `The roll-off too: ${name} won it.`,
  botsSame: 'The bots had the same dice',
  fromPaper: (whose: readonly string[]): string => `${whose.join(', ')} from the same paper.`,
  everybodySame: 'Everyone had the same paper',
  rollsOf: (name: string, count: number): string => `${name}: ${rolls(count)}`,
  closed: 'Closed until the match ends.',
  staysClosed: 'Its paper is not here, so it stays closed.',
  notSealed: 'This match was not sealed.',
  nothingToSeal: 'Thrown by hand: nothing to seal.',
  elsewhere: (first: number, last: number): string =>
    first === last
      ? `Roll ${first} came sealed from another device or match.`
      : `Rolls ${first} to ${last} came sealed from another device or match.`,
  elsewhereOpens: 'They open when you check the text of that match once it is over.',
  handRolls: (first: number, last: number): string =>
    first === last ? `Roll ${first} was thrown by hand.` : `Rolls ${first} to ${last} were thrown by hand.`,
  writtenRolls: (first: number, last: number): string =>
    first === last
      ? `Roll ${first} was taken as written, and nobody can verify it.`
      : `Rolls ${first} to ${last} were taken as written, and nobody can verify them.`,

  how: 'How a seal works',
  sentences: [
    'Before the match, every roll to come is written on a paper.',
    'The paper goes into an envelope, and you see its stamp.',
    'The stamp is made from the paper: another paper, another stamp.',
    'After the match anyone can open it and compare.',
    'Nobody at the table knows the paper, and bots get the same dice as you.',
  ],
  more: 'More',
  less: 'Less',
  proves: 'A seal proves that nobody changed the dice during the match.',
  counts: 'The counts show whether they are ordinary dice.',
  cannot:
    'It cannot stop the owner of the device from putting back an older copy of everything on it and playing on from there.',
  formula: 'Stamp = SHA-256 of claim-it/seal/1, a line break, and the paper',

  faces: 'How often each face fell',
  dice: (count: number): string => `${count} dice`,
  tooFew: 'Too few to tell.',
  moreUneven: (count: number, all: number): string =>
    count === 1 ? `1 match in ${all} is more uneven` : `${count} matches in ${all} are more uneven`,
  thisUneven: (all: number): string => `1 match in ${all} is this uneven`,

  check: 'Check a match',
  checkNote: 'Paste the text of a match, or choose its file.',
  checkText: 'Text of a match',
  copy: 'Copy',
  compare: 'Is this the stamp you were shown before the match?',
  right: 'Its dice are the ones that were sealed',
  wrong: 'These are not the dice that were sealed',
  wrongRoll: (turn: number, roll: number, sealed: Dice, written: Dice): string =>
    `Turn ${turn}, roll ${roll}: the paper says ${sealed.join(', ')}; the match says ${written.join(', ')}.`,
  wrongPaper: 'The stamp was made from another paper.',
  wrongStarter: 'In the paper, somebody else won the roll-off.',
  cannotCheck: (cause: string): string => `This cannot be checked: ${cause}.`,
  opensHere: 'It opens the rolls of this match that came sealed from there.',
}

import { itemAt } from '@/checked'
import type { Die } from '@/engine'
import { common } from './common'
import type { Who } from '../who'

/** How many dice are still to come, after 0 to 3 of them. */
const toCome = ['Three more', 'Two more', 'One more', 'All three are in']

export const ownDice = {
  dice: 'Dice',
  screen: 'On screen',
  own: 'Your own',
  screenNote: 'Sealed from the start.',
  ownNote: 'You roll, and tap in what falls. The app keeps the board, the odds and the score.',
  whoRolled: 'Who rolled highest?',
  sayWhoRolled: 'Say who rolled highest, and off you go.',

  throwYours: (who: Who): string => (who === null ? 'Roll your dice' : `Roll your dice, ${who}`),
  tapIn: 'Tap in what falls.',
  stopOrThrow: 'Stop, or roll your dice and tap them in.',
  stopOrRoll: 'Stop, or roll?',
  clickIn: 'Roll your dice, then type or click them.',
  toCome: (dice: readonly Die[]): string => itemAt(toCome, dice.length),
  anyOrder: 'The order does not matter.',
  wrongOne: 'Take back what is wrong.',
  takeBack: 'Take back',
  theDie: (die: Die): string => `the ${die}`,
  change: 'Change dice',
  changeSpoken: (dice: readonly Die[]): string => `${dice.join(', ')}. Change`,
  throwFor: (name: string): string => `Roll for ${name}`,
  noHands: 'Bots have no hands.',
  /** `percent` is null if the player has switched the chance off. */
  throwsAgain: (name: string, percent: number | null): string =>
    percent === null ? `${name} rolls again.` : `${name} rolls again, at ${common.percent(percent)}.`,
  slots: (dice: readonly Die[]): string =>
    dice.length === 3
      ? `Your dice: ${dice.join(', ')}`
      : `Your dice: ${[...dice, `${itemAt(['three', 'two', 'one'], dice.length)} to come`].join(', ')}`,
  pad: 'Enter a die',
  keys: '1–6 a die · Backspace take back',
  allKeys: '1–6 a die, then a space · S stop · Z undo · arrows walk the board · ? help',
  keeps: 'Your own dice: the app keeps the board, the odds and the score.',
  entered: (dice: readonly Die[]): string =>
    dice.length === 0 ? 'No dice in.' : `${dice.join(', ')}. ${itemAt(toCome, dice.length)}.`,
  throwFirst: 'Roll your own dice, then type them.',
  onScreen: 'Roll on screen from here',
  onScreenNote: 'There is no way back. The dice are sealed from here on.',
}

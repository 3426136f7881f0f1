/** The dice. */
export { Dice, type DiceProps } from './Dice'
export { DicePair } from './DicePair'
export { Die } from './Die'

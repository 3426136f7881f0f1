/** The dice. */
export { Dice, type DiceProps } from './Dice'
export { DicePad } from './DicePad'
export { DicePair } from './DicePair'
export { DiceSlots } from './DiceSlots'
export { Die } from './Die'

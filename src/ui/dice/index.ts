/** The dice. */
export { Dice, type DiceProps } from './Dice'
export { Die, dieFoot, type DieProps } from './Die'

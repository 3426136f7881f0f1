/** Laying the table for a new match, in English. */
import { common } from './common'

export const newGame = {
  players: 'Players',
  person: 'On this phone',
  personOnDevice: 'On this device',
  bot: (level: string) => `Bot, ${level}`,
  hint: 'Tap a player to change name, brand or bot level.',
  rolled: (die: number) => `rolled ${die}`,
  rolledAndStarts: (die: number) => `rolled ${die} and starts`,
  whoStarts: 'Who starts',
  whoStartsNote: 'Each rolls 1 die. The highest starts.',
  rollOff: 'Roll off',
  highest: (name: string, die: number) => `Highest roll: ${name} with ${die}`,
  tie: (names: readonly string[], die: number) => `${common.list(names)} tie with ${die} and roll again`,
  rolling: 'The dice are rolling',
  reusable: 'Reusable squatters',
  reusableNote: 'A squatter you claim returns to the supply in the same turn.',
  reusableAdvice: 'With 5 players the game is better without it.',
  target: 'The last round starts at',
  start: 'Start the game',
}

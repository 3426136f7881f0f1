/** The bots' door. */
export type { Bot, BotMove } from './bot'
export { levels, temperaments, temperedLevels, type Level, type Temperament } from './levels'
export { botFor, bots } from './roster'
export { strengths, strengthsMeasured, type Strength } from './strength'

/** The bots' door. */
export type { Bot, BotMove } from './bot'
export { levels, temperaments, type Level, type Temperament } from '@/names'
export { botFor, bots, temperedLevels } from './roster'
export { strengths } from './strength'
export {
  atFirstSight,
  baronsChoice,
  rolledFrom,
  weigh,
  weighing,
  type Chances,
  type Sights,
  type Weighed,
  type WeighedOption,
} from './weigh'

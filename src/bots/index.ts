/** The bots' door. */
export type { Bot, BotMove } from './bot'
export { levels, type Level } from '@/names'
export { calibrationFor, type Calibration } from './calibration'
export { judgeVersion } from './judgeVersion'
export { hasNetworks, loadNetworks } from './networks'
export { habits, habitsMatches, type Habits } from './habits'
export { bots, needsNetworks } from './roster'
export { referencesFor, type Reference } from './reference'
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

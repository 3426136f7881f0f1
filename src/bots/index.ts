/** The API of the bots: import `@/bots`, not the files behind it. */
export { levels, type Level } from '@/names'
export type { Bot, BotMove } from './bot'
export {
  calibrationFor,
  habits,
  habitsMatches,
  referencesFor,
  strengths,
  type Calibration,
  type Habits,
  type Reference,
} from './measured'
export { hasNetworks, judgeVersion, loadNetworks } from './networks'
export { bots, needsNetworks } from './roster'
export {
  rankedQuickly,
  baronsChoice,
  rolledFrom,
  evaluate,
  evaluating,
  type Chances,
  type LookAheadCache,
  type Evaluation,
  type EvaluatedOption,
} from './evaluate'
// The names that programs outside the project know.
export { evaluate as weigh, evaluating as weighing, rankedQuickly as atFirstSight } from './evaluate'

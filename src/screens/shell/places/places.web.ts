/** The screens of all places except Home, in four chunks. Each is preloaded after Home is shown, or loaded when opened. */
import type { Clock } from '@/stage/clock'
import { chunk, screenIn } from './chunk'

const playing = chunk(() => import('./playing'))
const reviewing = chunk(() => import('./reviewing'))
const learning = chunk(() => import('./learning'))
const others = chunk(() => import('./others'))

export const places = {
  NewGame: screenIn(playing, ({ NewGameScreen }) => NewGameScreen),
  Match: screenIn(playing, ({ PlayScreen }) => PlayScreen),
  Result: screenIn(reviewing, ({ ResultsScreen }) => ResultsScreen),
  Dice: screenIn(others, ({ DiceScreen }) => DiceScreen),
  LookBack: screenIn(reviewing, ({ LookBackScreen }) => LookBackScreen),
  Saved: screenIn(others, ({ SavedScreen }) => SavedScreen),
  Statistics: screenIn(reviewing, ({ StatisticsScreen }) => StatisticsScreen),
  How: screenIn(learning, ({ HowScreen }) => HowScreen),
  Summary: screenIn(learning, ({ SummaryScreen }) => SummaryScreen),
  Odds: screenIn(learning, ({ OddsScreen }) => OddsScreen),
  Seals: screenIn(others, ({ SealsScreen }) => SealsScreen),
  Lesson: screenIn(learning, ({ LessonScreen }) => LessonScreen),
  Settings: screenIn(others, ({ SettingsScreen }) => SettingsScreen),
  About: screenIn(others, ({ AboutScreen }) => AboutScreen),
}

/** Milliseconds to wait, so that preloading does not slow Home's first frames. */
const pause = 300

/** Ignores failures: the chunk is loaded again when one of its places is opened. */
const loadAll = async (): Promise<void> => {
  for (const { load } of [playing, others, learning, reviewing]) await load().catch(() => undefined)
}

/** Called once Home is shown: preloads the chunks, so that a place opens as fast as on a phone. */
export const preloadPlaces = (clock: Clock): void => void clock.after(pause, () => void loadAll())

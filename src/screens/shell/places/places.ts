/** The screens of all places except Home. Phones bundle them with the app. */
import type { Clock } from '@/stage/clock'
import { LookBackScreen, ResultsScreen, StatisticsScreen } from './reviewing'
import { HowScreen, LessonScreen, OddsScreen, SummaryScreen } from './learning'
import { AboutScreen, DiceScreen, SavedScreen, SealsScreen, SettingsScreen } from './others'
import { NewGameScreen, PlayScreen } from './playing'

export const places = {
  NewGame: NewGameScreen,
  Match: PlayScreen,
  Result: ResultsScreen,
  Dice: DiceScreen,
  LookBack: LookBackScreen,
  Saved: SavedScreen,
  Statistics: StatisticsScreen,
  How: HowScreen,
  Summary: SummaryScreen,
  Odds: OddsScreen,
  Seals: SealsScreen,
  Lesson: LessonScreen,
  Settings: SettingsScreen,
  About: AboutScreen,
}

/** Called once Home is shown. Phones have nothing to preload. */
export const preloadPlaces = (_clock: Clock): void => undefined

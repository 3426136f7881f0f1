/** The same on the web, in parts: each comes when it is wanted, or before, while nothing else is to be done. */
import { realClock } from '@/stage/clock'
import { part, placeIn } from './chunk'

const table = part(() => import('./playing'))
const after = part(() => import('./reviewing'))
const learn = part(() => import('./learning'))
const others = part(() => import('./others'))

export const places = {
  NewGame: placeIn(table, ({ NewGameScreen }) => NewGameScreen),
  Match: placeIn(table, ({ PlayScreen }) => PlayScreen),
  Result: placeIn(after, ({ ResultsScreen }) => ResultsScreen),
  Dice: placeIn(others, ({ DiceScreen }) => DiceScreen),
  LookBack: placeIn(after, ({ LookBackScreen }) => LookBackScreen),
  Saved: placeIn(others, ({ SavedScreen }) => SavedScreen),
  Statistics: placeIn(after, ({ StatisticsScreen }) => StatisticsScreen),
  How: placeIn(learn, ({ HowScreen }) => HowScreen),
  Summary: placeIn(learn, ({ SummaryScreen }) => SummaryScreen),
  Odds: placeIn(learn, ({ OddsScreen }) => OddsScreen),
  Seals: placeIn(others, ({ SealsScreen }) => SealsScreen),
  Lesson: placeIn(learn, ({ LessonScreen }) => LessonScreen),
  Settings: placeIn(others, ({ SettingsScreen }) => SettingsScreen),
  About: placeIn(others, ({ AboutScreen }) => AboutScreen),
}

/** Home's own first moments are left alone. */
const pause = 300

/** What does not come now is asked for again when it is wanted. */
const bringEach = async (): Promise<void> => {
  for (const { bring } of [table, others, learn, after]) await bring().catch(() => undefined)
}

/** To be called when Home stands: from then on a place opens as fast as on a phone. */
export const bringPlaces = (): void => void realClock.after(pause, () => void bringEach())

/** The same on the web, in parts: each comes when it is wanted, or before, while nothing else is to be done. */
import { realClock } from '@/stage/index'
import { part, placeIn } from './parts'

const table = part(() => import('./table'))
const after = part(() => import('./after'))
const learn = part(() => import('./learn'))
const others = part(() => import('./others'))

/** Something else may have come in its place, which is not asked for twice: the page of today begins from nothing. What was played is saved. */
const startAnew = async (): Promise<void> => {
  const answer = await fetch(`${process.env.EXPO_BASE_URL ?? ''}/`, { cache: 'no-store' }).catch(() => null)
  if (answer?.ok) location.reload()
}

export const places = {
  NewGame: placeIn(table, ({ NewGameScreen }) => NewGameScreen, startAnew),
  Match: placeIn(table, ({ PlayScreen }) => PlayScreen, startAnew),
  Result: placeIn(after, ({ ResultsScreen }) => ResultsScreen, startAnew),
  Dice: placeIn(others, ({ DiceScreen }) => DiceScreen, startAnew),
  LookBack: placeIn(after, ({ LookBackScreen }) => LookBackScreen, startAnew),
  Saved: placeIn(others, ({ SavedScreen }) => SavedScreen, startAnew),
  Statistics: placeIn(after, ({ StatisticsScreen }) => StatisticsScreen, startAnew),
  How: placeIn(learn, ({ HowScreen }) => HowScreen, startAnew),
  Summary: placeIn(learn, ({ SummaryScreen }) => SummaryScreen, startAnew),
  Odds: placeIn(learn, ({ OddsScreen }) => OddsScreen, startAnew),
  Seals: placeIn(others, ({ SealsScreen }) => SealsScreen, startAnew),
  Lesson: placeIn(learn, ({ LessonScreen }) => LessonScreen, startAnew),
  Settings: placeIn(others, ({ SettingsScreen }) => SettingsScreen, startAnew),
  About: placeIn(others, ({ AboutScreen }) => AboutScreen, startAnew),
}

/** Home's own first moments are left alone. */
const pause = 300

/** What does not come now is asked for again when it is wanted. */
const bringEach = async (): Promise<void> => {
  for (const { bring } of [table, others, learn, after]) await bring().catch(() => undefined)
}

/** To be called when Home stands: from then on a place opens as fast as on a phone. */
export const bringPlaces = (): void => void realClock.after(pause, () => void bringEach())

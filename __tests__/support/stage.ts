/** A stage on a fake clock that records haptics, sounds and announcements. */
import { dictionaries } from '@/i18n/dictionaries'
import { eventsOf, gameOf, type Match } from '@/match'
import type { Language } from '@/names'
import { type Act, type StageSettings, createStage } from '@/stage/stage'
import { fakeClock } from './fakeClock'

export const stageSettings = (language: Language, settings: Partial<StageSettings> = {}): StageSettings => ({
  dicePace: 'relaxed',
  botPace: 'brisk',
  reducedMotion: false,
  bustChance: true,
  words: dictionaries[language].announce,
  nameOf: (seat) => ['Anna', 'Ruben', 'Mei', 'Doc Hollis', 'Old Silas'][seat]!,
  isBot: () => false,
  isCovered: () => false,
  ...settings,
})

export const stageFor = (settings: Partial<StageSettings> = {}, language: Language = 'en') => {
  const clock = fakeClock()
  const felt: string[] = []
  const heard: string[] = []
  const said: string[] = []
  const stage = createStage({
    clock,
    touch: (moment) => felt.push(`${clock.now()} ${moment}`),
    sound: (name) => heard.push(`${clock.now()} ${name}`),
    say: (text) => said.push(text),
    settings: () => stageSettings(language, settings),
  })
  return { stage, clock, felt, heard, said }
}

/** The last move of a match, ready to perform. */
export const lastAct = (match: Match): Act => ({
  events: eventsOf(match),
  before: gameOf({ ...match, steps: match.steps.slice(0, -1) }),
  after: gameOf(match),
})

/** The stage's door: what happens in a match becomes time, touch, sound and speech. */
export { say } from './announcer'
export { useAwake } from './awake'
export { realClock, type Clock } from './clock'
export { cueFor, soundNames, type Manner, type SoundName } from './cues'
export { touch } from './haptics'
export { LiveRegion } from './LiveRegion'
export { createPrompter, type Prompter } from './prompter'
export {
  createStage,
  type Act,
  type Performing,
  type Stage,
  type StageServices,
  type StageWishes,
} from './stage'
export { loadSounds, playSound } from './sounds'
export { percentOf } from './speech'

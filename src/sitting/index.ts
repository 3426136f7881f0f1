/** The sitting's door: one visit to a match, from taps to scenes. */
export { choicesOf, ifYouPlace } from './choices'
export { createPointing, type Pointing } from './pointing'
export {
  answered,
  begunAgain,
  practiceOf,
  type Answer,
  type Moved,
  type Practice,
  type Press,
} from './practice'
export { recapOf, takenFrom } from './recap'
export type { BotDeed, Miss, Scene } from './scene'
export { sceneOf } from './sceneOf'
export { missesOf } from './standing'
export { createSession, type Session } from './session'
export type { Sitting } from './sitting'
export type { Telling } from './telling'

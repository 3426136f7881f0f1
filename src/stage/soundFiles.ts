import type { SoundName } from './cues'

export const soundFiles = {
  knock1: require('../../assets/sounds/knock1.wav'),
  knock2: require('../../assets/sounds/knock2.wav'),
  knock3: require('../../assets/sounds/knock3.wav'),
  squatter: require('../../assets/sounds/squatter.wav'),
  claim: require('../../assets/sounds/claim.wav'),
  stop: require('../../assets/sounds/stop.wav'),
  bust: require('../../assets/sounds/bust.wav'),
  bell: require('../../assets/sounds/bell.wav'),
  win: require('../../assets/sounds/win.wav'),
  tick: require('../../assets/sounds/tick.wav'),
  twig: require('../../assets/sounds/twig.wav'),
  pop: require('../../assets/sounds/pop.wav'),
  note: require('../../assets/sounds/note.wav'),
} as const satisfies Record<SoundName, number>

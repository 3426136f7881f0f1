/** How long things move and along which curve. Values only: nothing here starts a motion. */

/** Control points of cubic curves. */
export const easing = {
  out: [0.2, 0.8, 0.2, 1],
  inOut: [0.45, 0, 0.2, 1],
  drop: [0.3, 0, 0.9, 0.55],
} as const
export type EasingName = keyof typeof easing

/** Milliseconds. */
export const duration = {
  press: 90,
  fast: 140,
  base: 220,
  /** What stands in for every motion when the reader wants less of it. */
  reduced: 120,
} as const

export const motion = {
  roll: {
    /** Input is accepted from here on at the latest. */
    open: 820,
    total: 900,
    tossAt: 60,
    tumbleAt: 240,
    faceEvery: 65,
    landAt: [560, 660, 760],
    landing: [120, 120, 140],
    targetStagger: 30,
    brisk: 320,
  },
  legalPulse: { period: 1600, from: 0.7, to: 1, breaths: 3 },
  placeSquatter: { total: 260, hatch: 140, overshoot: 1.06 },
  placeClaim: { total: 300, from: 1.5, nudge: 2 },
  undo: { total: 180 },
  gauge: { total: 360 },
  stop: { total: 620, stagger: 70 },
  bust: {
    total: 900,
    shake: 6,
    dimAt: 180,
    dimTo: 0.45,
    hopAt: 220,
    hopEnd: 700,
    stampAt: 420,
    stampFrom: 1.6,
    stampTilt: -7,
  },
  illegal: { total: 220, shake: 3 },
  lastRound: { total: 2400, in: 320, hold: 1700 },
  results: { total: 1600, outline: 320 },
} as const

/** What the hand feels; which device can do it is the business of the stage. */
export const haptics = {
  dieLand: 'light',
  lastDieLand: 'medium',
  placeSquatter: 'light',
  placeClaim: 'medium',
  undo: 'selection',
  illegalTap: 'warning',
  stop: 'success',
  bust: 'error',
  yourTurn: 'medium',
  lastRound: 'warning',
  win: 'success',
  toggle: 'selection',
} as const
export type HapticMoment = keyof typeof haptics
export type HapticName = (typeof haptics)[HapticMoment]

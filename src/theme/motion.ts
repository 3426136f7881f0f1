/** The durations and easing curves of all motions. */

/** The control points of cubic Bézier curves. */
export const easing = {
  out: [0.2, 0.8, 0.2, 1],
  inOut: [0.45, 0, 0.2, 1],
  drop: [0.3, 0, 0.9, 0.55],
  /** Linear, for motions with many keyframes that set the speed themselves. */
  even: [0, 0, 1, 1],
} as const
export type EasingName = keyof typeof easing

/** In milliseconds. */
export const duration = {
  press: 90,
  fast: 140,
  base: 220,
  /** Replaces every motion if the player wants reduced motion. */
  reduced: 120,
} as const

export const motion = {
  roll: {
    /** The latest time from which input is accepted. */
    open: 820,
    total: 900,
    tossAt: 60,
    tumbleAt: 240,
    faceEvery: 65,
    landAt: [560, 660, 760],
    /** The last bounce, which ends where the die comes to rest. From its start on the die shows its rolled face. */
    bounce: 180,
    landing: [120, 120, 140],
    targetStagger: 30,
    brisk: 320,
  },
  /** How long a bot's throw and its marker are shown. */
  bots: {
    relaxed: { rolled: 400, placed: 600 },
    /**
     * The first throws and markers of a turn, if many bots play. After `from` rolls each takes `shrinks` of the one before, so that
     * a round of four bots stays below ten seconds.
     */
    brisk: { rolled: 220, placed: 300, from: 1, shrinks: 0.5 },
  },
  /** Dice thrown on a real table and entered by tapping. */
  ownDice: {
    pop: 140,
    popFrom: 0.9,
    /** The time to correct a bot's dice before it places. */
    looked: 1200,
  },
  /** Effects that increase with the chance of a bust, by tier: calm, warm, hot, white-hot, breaking. */
  tension: {
    tiers: [0.1, 0.2, 0.3, 0.4],
    hang: [0, 120, 240, 400, 400],
    /** The playback rate of the last knock: lower in higher tiers. */
    knock: [1, 0.94, 0.88, 0.8, 0.8],
    tickEvery: 80,
    /** The last die comes up on a corner for the first part of its hang (`rises`), then rocks by `degrees` and `sways` in dp. */
    teeter: { rises: 0.25, degrees: 11, sways: 6, period: 150 },
    lift: 8,
    veil: 0.5,
    veilIn: 200,
    veilOut: 140,
    beat: { scale: 1.12, lasts: 220, at: [0, 280], fromTier: 2, twiceFromTier: 3 },
    relief: { hop: 3, stagger: 40, lasts: 180 },
  },
  legalPulse: { period: 1600, from: 0.7, to: 1, breaths: 3 },
  placeSquatter: { total: 260, hatch: 140, overshoot: 1.06 },
  placeClaim: {
    /** Input is accepted from here on. */
    open: 300,
    total: 420,
    from: 1.5,
    fallFrom: 60,
    fallEnd: 180,
    nudge: 2,
    nudgeLasts: 80,
    strokes: 160,
    nugget: [180, 240],
    nuggetScale: 1.18,
    glint: 200,
    glintsMost: 4,
    pitchesMost: 5,
  },
  undo: { total: 180 },
  gauge: { total: 360 },
  stop: {
    total: 620,
    stagger: 70,
    staggersMost: 490,
    fold: 110,
    pop: 160,
    popTo: 1.06,
    pins: 140,
    goHome: 320,
    /** From the beat of a space until its marks are in their final state. */
    settles: 170,
    dip: 3,
    gold: 220,
    /** The board stays this long if the next page covers it (`held`), so that it can be read, else for `glance`. A tap ends both. */
    held: 1200,
    glance: 480,
    brisk: { total: 320, staggersMost: 120 },
  },
  bust: {
    /** No motion and no sound. */
    hold: 240,
    tip: 120,
    tips: [-5, 4, -3],
    paleTo: 0.55,
    crackEvery: 60,
    cracksMost: 420,
    dim: 220,
    dimTo: 0.45,
    hop: 260,
    hopStagger: 40,
    hopsMost: 240,
    stampAfter: 420,
    stamp: 200,
    stampFrom: 1.6,
    stampTilt: -7,
    kick: 120,
    reasonsAfter: 120,
    shake: 6,
    /** A bust with one marker or none. */
    quick: { offAt: 220, stampAt: 420, lasts: 900 },
    brisk: { hold: 80, offAt: 140, stampAt: 500, total: 620 },
    /** The stamp of a bot stays long enough to be read. */
    bots: { relaxed: { offAt: 180, stampAt: 420 }, brisk: { offAt: 40, stampAt: 200 }, held: 900 },
  },
  illegal: { total: 220, shake: 3 },
  lastRound: { total: 2400, in: 320, hold: 1700 },
  bell: { swing: 640, degrees: [18, 10, 5] },
  chart: { draw: 900, page: 1600, moment: 3200 },
  seam: {
    dim: 160,
    dimTo: 0.4,
    outline: 320,
    outlinesMost: 960,
    every: 60,
    most: 900,
    nuggetTo: 1.15,
    /** The outline has closed: a short pause before the gold is hauled up. */
    breath: 160,
    haulEvery: 35,
    haulMost: 400,
    haul: 420,
    arc: 34,
    beat: 1.08,
    beatsMost: 3,
    back: 220,
    lights: [120, 240],
  },
} as const

/** The haptic of each moment. The stage decides which devices can play it. */
export const haptics = {
  dieLand: 'light',
  lastDieLand: 'medium',
  placeSquatter: 'light',
  placeClaim: 'medium',
  undo: 'selection',
  illegalTap: 'warning',
  stop: 'success',
  /** A rival's marker is taken. */
  taken: 'light',
  bust: 'error',
  /** The figure of a risky roll beats. */
  heartbeat: 'light',
  /** A die teeters on its corner. */
  tick: 'selection',
  crack: 'selection',
  yourTurn: 'medium',
  lastRound: 'warning',
  win: 'success',
  toggle: 'selection',
  /** A page of Look back. */
  page: 'selection',
  moment: 'light',
} as const
export type HapticMoment = keyof typeof haptics
export type HapticName = (typeof haptics)[HapticMoment]

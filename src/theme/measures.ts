/** Spacing, radii, borders and sizes in dp. */

export const space = { xs: 4, s: 8, m: 12, l: 16, xl: 24, xxl: 34, screenMargin: 16 } as const

export const radius = { card: 6, button: 8, chip: 7, bottomSheet: 14 } as const

/** The corner radius of a die, as a fraction of its edge. */
export const dieCorner = 0.2

export const border = {
  hair: 1,
  card: 1.25,
  button: 1.5,
  buttonFoot: 5,
  buttonFootSmall: 3,
  strong: 1.75,
  boardFrame: 1.8,
  /** Thick line, gap, thin line. */
  doubleRule: [1.75, 1.5, 0.75],
} as const

export const size = {
  minTouch: 48,
  button: 60,
  buttonHero: 84,
  playerStrip: 81,
  /** The player strip without names, on low screens. */
  playerLine: 48,
  playerRow: 62,
  boardGutter: 26,
  die: 50,
  iconStroke: 1.9,
} as const

export const layer = { panel: 10, banner: 20 } as const

/** The style of a drawing that covers another one of the same size. */
export const stacked = { position: 'absolute', left: 0, top: 0 } as const

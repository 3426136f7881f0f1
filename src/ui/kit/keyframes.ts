/**
 * Keyframes animate transform and opacity, which need no layout, and the dash of a line that draws itself.
 * Use `bottom` for controls that can be pressed while they slide in: phones test presses against the layout.
 */
export type TransformPart =
  | { readonly translateX: number }
  | { readonly translateY: number }
  | { readonly scale: number }
  | { readonly scaleX: number }
  | { readonly scaleY: number }
  | { readonly rotate: string }

export type Keyframe = {
  readonly opacity?: number
  readonly transform?: readonly TransformPart[]
  readonly strokeDashoffset?: number
  /** Phones only. */
  readonly bottom?: number
}

/** Keyframes by progress: `from`, `to`, or a percentage. */
export type Keyframes = Readonly<Record<string, Keyframe>>

export const appear: Keyframes = { from: { opacity: 0 }, to: { opacity: 1 } }
export const vanish: Keyframes = { from: { opacity: 1 }, to: { opacity: 0 } }

/** Keyframes by time, in milliseconds of an animation that `lasts` that long. */
export const timed = (
  lasts: number,
  frames: readonly (readonly [at: number, frame: Keyframe])[],
): Keyframes =>
  Object.fromEntries(frames.map(([at, frame]) => [`${Math.round((10_000 * at) / lasts) / 100}%`, frame]))

/** Appears between `from` and `full`, stays, and disappears between `until` and the end. */
export const shownFor = (lasts: number, from: number, full: number, until: number): Keyframes => {
  const [hidden, shown] = [{ opacity: 0 }, { opacity: 1 }]
  return timed(lasts, [
    [0, hidden],
    [from, hidden],
    [full, shown],
    [until, shown],
    [lasts, hidden],
  ])
}

/** Moves down by this many dp until `percent`, and back. */
export const dip = (by: number, percent: number): Keyframes =>
  timed(100, [
    [0, { transform: [{ translateY: 0 }] }],
    [percent, { transform: [{ translateY: by }] }],
    [100, { transform: [{ translateY: 0 }] }],
  ])

/** Three swings of `by` dp to each side. */
export const sway = (by: number) =>
  ({
    '0%': { transform: [{ translateX: 0 }] },
    '20%': { transform: [{ translateX: -by }] },
    '50%': { transform: [{ translateX: by }] },
    '80%': { transform: [{ translateX: -by }] },
    '100%': { transform: [{ translateX: 0 }] },
  }) as const

/**
 * Keyframes of a motion: transform and opacity, which need no layout, and the dash of a line that draws itself.
 * `bottom` is for what can be pressed while it slides in: phones test presses against the layout.
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

/** By progress: `from`, `to`, or percent. */
export type Keyframes = Readonly<Record<string, Keyframe>>

export const appear: Keyframes = { from: { opacity: 0 }, to: { opacity: 1 } }
export const vanish: Keyframes = { from: { opacity: 1 }, to: { opacity: 0 } }

/** Three swings of `by` dp to either side. */
export const sway = (by: number) =>
  ({
    '0%': { transform: [{ translateX: 0 }] },
    '20%': { transform: [{ translateX: -by }] },
    '50%': { transform: [{ translateX: by }] },
    '80%': { transform: [{ translateX: -by }] },
    '100%': { transform: [{ translateX: 0 }] },
  }) as const

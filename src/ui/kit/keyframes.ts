/**
 * What a motion is made of: transform and opacity, so that nothing is laid out anew, and the dash of a line being drawn.
 * Only what is pressed while it comes from afar is laid out anew on phones: they measure a press on the page as it was laid out.
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

/** By the part of the motion that has passed: `from`, `to`, or percent. */
export type Keyframes = Readonly<Record<string, Keyframe>>

export const appear: Keyframes = { from: { opacity: 0 }, to: { opacity: 1 } }
export const vanish: Keyframes = { from: { opacity: 1 }, to: { opacity: 0 } }

/** Three swings of so many dp to either side. */
export const sway = (by: number) =>
  ({
    '0%': { transform: [{ translateX: 0 }] },
    '20%': { transform: [{ translateX: -by }] },
    '50%': { transform: [{ translateX: by }] },
    '80%': { transform: [{ translateX: -by }] },
    '100%': { transform: [{ translateX: 0 }] },
  }) as const

/**
 * Finds pressable views that an animation moves farther than a press may slip. With its static flags Reanimated applies such
 * a motion to the native views alone, but React Native measures presses in its own layout, so the
 * press is lost (react-native-reanimated#10121). Motions of layout properties are committed and therefore safe.
 */
import type { Fabric } from '../fabric'
import type { Log } from '../log'
import { within } from '../nodes'
import { nameOf, roleOf } from '../reader'

type Frames = Readonly<Record<string, readonly { readonly value: unknown }[]>>
type Registered = { readonly propKeyframes: Frames }
type Started = { readonly animationNames?: readonly string[] }

export type MotionWatch = {
  /** Call after each commit, to collect the animations started since. */
  readonly look: () => void
  /** The views that could not be pressed for a while. */
  readonly slipped: () => readonly string[]
}

/** How far Pressability.js lets a press leave its target on three sides; downwards it is 30. */
const slips = 20

/** The properties in our keyframes that bypass layout (ReanimatedModuleProxy.cpp, partitionUpdates). */
const pastLayout = ['opacity', 'transform']

const parts = (frames: Frames): readonly (readonly [string, unknown])[] =>
  (frames.transform ?? []).flatMap(({ value }) =>
    (value as readonly Readonly<Record<string, unknown>>[]).flatMap((part) => Object.entries(part)),
  )

const isFar = ([name, value]: readonly [string, unknown]): boolean =>
  name.startsWith('translate') ? Math.abs(Number(value)) > slips : name !== 'perspective'

/** Whether these keyframes move a view so far that presses on it are lost. */
export const losesPresses = (frames: Frames): boolean =>
  Object.keys(frames).every((name) => pastLayout.includes(name)) && parts(frames).some(isFar)

const pressable = ['button', 'link', 'radio', 'switch', 'tab', 'checkbox']

export function watchMotion(fabric: Fabric, log: Log): MotionWatch {
  const lossy = new Set<string>()
  const slipped = new Set<string>()
  let seen = 0

  const startsToMove = (tag: number): void => {
    const moved = fabric.nodeOf(tag)
    for (const node of moved === undefined ? [] : within(moved))
      if (pressable.includes(roleOf(node))) slipped.add(`${roleOf(node)} “${nameOf(node)}”`)
  }

  return {
    look: () => {
      for (const { who, what, args } of log.since(seen)) {
        if (who === 'reanimated' && what === 'registerCSSKeyframes')
          if (losesPresses((args[2] as Registered).propKeyframes)) lossy.add(String(args[0]))
        if (who === 'motion' && what === 'animate')
          if (((args[2] as Started).animationNames ?? []).some((name) => lossy.has(name)))
            startsToMove(Number(args[0]))
      }
      seen = log.entries.length
    },
    slipped: () => [...slipped],
  }
}

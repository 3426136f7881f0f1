/**
 * What can be pressed while something around it is moved, farther than a press may slip. Reanimated tells such a motion
 * to the native views alone (its static flags), and React Native measures a press on the page that it has laid out: the
 * press is lost (react-native-reanimated#10121). What also moves a property of the layout is committed, and measured.
 */
import type { Fabric } from '../fabric'
import type { Log } from '../log'
import { within } from '../nodes'
import { nameOf, roleOf } from '../reader'

type Frames = Readonly<Record<string, readonly { readonly value: unknown }[]>>
type Registered = { readonly propKeyframes: Frames }
type Started = { readonly animationNames?: readonly string[] }

export type MotionWatch = {
  /** To be called after each commit: what was set in motion since, and holds now. */
  readonly look: () => void
  /** What could not be pressed for a while, of all that has moved. */
  readonly slipped: () => readonly string[]
}

/** Pressability.js lets a press leave its target by as much, to three sides, and by 30 downwards. */
const slips = 20

/** Of what our keyframes may hold, only these go past the layout (ReanimatedModuleProxy.cpp, partitionUpdates). */
const pastLayout = ['opacity', 'transform']

const parts = (frames: Frames): readonly (readonly [string, unknown])[] =>
  (frames.transform ?? []).flatMap(({ value }) =>
    (value as readonly Readonly<Record<string, unknown>>[]).flatMap((part) => Object.entries(part)),
  )

const isFar = ([name, value]: readonly [string, unknown]): boolean =>
  name.startsWith('translate') ? Math.abs(Number(value)) > slips : name !== 'perspective'

/** Whether these frames move what they hold so that a press on it can miss. */
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

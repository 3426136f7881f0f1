/**
 * What can be pressed while something around it is moved, farther than a press may slip. Reanimated tells such a motion
 * to the native views alone (its static flags), and React Native measures a press on the page that it has laid out: the
 * press is lost (react-native-reanimated#10121). What also moves a property of the layout is committed, and measured.
 */
import { within } from '../nodes'
import type { Phone } from '../phone'
import { nameOf, roleOf } from '../reader'

type Frames = Readonly<Record<string, readonly { readonly value: unknown }[]>>
type Registered = { readonly propKeyframes: Frames }
type Started = { readonly animationNames?: readonly string[] }

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

export function slippingOn(phone: Phone): readonly string[] {
  const framesOf = new Map(
    phone.log
      .calls('reanimated', 'registerCSSKeyframes')
      .map(({ args }) => [String(args[0]), (args[2] as Registered).propKeyframes]),
  )
  const far = phone.log
    .calls('motion', 'animate')
    .filter(({ args }) =>
      ((args[2] as Started).animationNames ?? []).some((name) => losesPresses(framesOf.get(name) ?? {})),
    )
  return far.flatMap(({ args }) => {
    const moved = phone.fabric.nodeOf(Number(args[0]))
    return [...(moved === undefined ? [] : within(moved))]
      .filter((node) => pressable.includes(roleOf(node)))
      .map((node) => `${roleOf(node)} “${nameOf(node)}”`)
  })
}

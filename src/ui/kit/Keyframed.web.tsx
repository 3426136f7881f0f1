/** Plays keyframes on what it holds, on the web: the browser's own animations, and no library between. */
import { View, type ViewStyle } from 'react-native'

import { easing, type EasingName } from '@/theme/motion'
import type { Keyframe, Keyframes, TransformPart } from './keyframes'
import type { KeyframedProps, TransitionedProps } from './moving'

const curveText = (name: EasingName): string => `cubic-bezier(${easing[name].join()})`

const partText = (part: TransformPart): string =>
  Object.entries(part)
    .map(([name, value]) => `${name}(${value}${name.startsWith('translate') ? 'px' : ''})`)
    .join(' ')

const frameText = ({ opacity, transform, strokeDashoffset }: Keyframe): string =>
  (strokeDashoffset === undefined ? '' : `stroke-dashoffset:${strokeDashoffset};`) +
  (opacity === undefined ? '' : `opacity:${opacity};`) +
  (transform === undefined ? '' : `transform:${transform.map(partText).join(' ')};`)

const bodyOf = (frames: Keyframes): string =>
  Object.entries(frames)
    .map(([at, frame]) => `${at}{${frameText(frame)}}`)
    .join('')

/** Rules stay once they are written: taking them out would make the browser look at every element again. */
const names = new Map<string, string>()
let sheet: CSSStyleSheet | undefined

const nameOf = (frames: Keyframes): string => {
  const body = bodyOf(frames)
  const known = names.get(body)
  if (known !== undefined) return known
  sheet ??= document.head.appendChild(document.createElement('style')).sheet!
  const name = `motion-${names.size}`
  sheet.insertRule(`@keyframes ${name}{${body}}`)
  names.set(body, name)
  return name
}

/** React Native's types do not know the browser's styles; react-native-web hands them on as they are. */
const browserStyle = (style: Readonly<Record<string, string | number>>): ViewStyle => style

type Motion = Pick<KeyframedProps, 'lasts' | 'delay' | 'curve' | 'breaths'> & { readonly frames: Keyframes }

/** A motion as styles of the browser. */
export const browserMotion = ({ frames, lasts, delay = 0, curve = 'out', breaths = 0 }: Motion) => ({
  animationName: nameOf(frames),
  animationDuration: `${lasts}ms`,
  animationDelay: `${delay}ms`,
  animationTimingFunction: curveText(curve),
  animationFillMode: 'both',
  animationIterationCount: breaths > 0 ? 2 * breaths : 1,
  animationDirection: breaths > 0 ? 'alternate' : 'normal',
})

export function Keyframed({ children, style, frames, ...motion }: KeyframedProps) {
  return (
    <View style={[style, frames !== null && browserStyle(browserMotion({ frames, ...motion }))]}>
      {children}
    </View>
  )
}

export function Transitioned({ children, style, lasts, curve = 'out' }: TransitionedProps) {
  return (
    <View
      style={[
        style,
        browserStyle({
          transitionProperty: 'transform',
          transitionDuration: `${lasts}ms`,
          transitionTimingFunction: curveText(curve),
        }),
      ]}
    >
      {children}
    </View>
  )
}

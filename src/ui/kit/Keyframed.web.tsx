/** Plays keyframes on a view on the web with CSS animations: Reanimated is not loaded there. */
import { View, type ViewStyle } from 'react-native'

import { easing, type EasingName } from '@/theme/motion'
import type { Keyframe, Keyframes, TransformPart } from './keyframes'
import type { KeyframedProps, TransitionedProps } from './Keyframed'

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

/**
 * The names of the rules in the page's style sheet, by their text. This is a pure cache, so it may live in the module: the same
 * frames always get the same rule. Rules are never removed, because that would make the browser restyle every element.
 */
const ruleNames = new Map<string, string>()

const animationStyles = (): CSSStyleSheet | null => {
  const id = 'motions'
  const style =
    document.getElementById(id) ??
    document.head.appendChild(Object.assign(document.createElement('style'), { id }))
  return (style as HTMLStyleElement).sheet
}

const nameOf = (frames: Keyframes): string => {
  const body = bodyOf(frames)
  const known = ruleNames.get(body)
  if (known !== undefined) return known
  const name = `motion-${ruleNames.size}`
  animationStyles()?.insertRule(`@keyframes ${name}{${body}}`)
  ruleNames.set(body, name)
  return name
}

/** React Native's types lack these CSS properties; react-native-web passes them through. */
const browserStyle = (style: Readonly<Record<string, string | number>>): ViewStyle => style

type Motion = Pick<KeyframedProps, 'lasts' | 'delay' | 'curve' | 'breaths'> & { readonly frames: Keyframes }

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

export function Transitioned({ children, style, lasts }: TransitionedProps) {
  return (
    <View
      style={[
        style,
        browserStyle({
          transitionProperty: 'transform, opacity',
          transitionDuration: `${lasts}ms`,
          transitionTimingFunction: curveText('out'),
        }),
      ]}
    >
      {children}
    </View>
  )
}

import { createContext, use, useEffect, useState, type ReactNode } from 'react'
import { AccessibilityInfo, useWindowDimensions } from 'react-native'
import { useSafeAreaInsets } from 'react-native-safe-area-context'
import type { ColourName, Scheme } from '@/names'
import { palettes, type Colours, type Palette, type PlayerColour } from './colours'
import { textStyle, type ScaledText, type TypeName } from './type'
import { windowClass, type WindowClass } from './window'

type Theme = {
  readonly scheme: Scheme
  readonly colours: Colours
  readonly players: Readonly<Record<ColourName, PlayerColour>>
  readonly palette: Palette
  /** The system's text scale times the app's own setting. */
  readonly textScale: number
  /** A text style at this scale: use it with `allowFontScaling={false}`. */
  readonly type: (name: TypeName) => ScaledText
  readonly reducedMotion: boolean
}

const makeTheme = (scheme: Scheme, textScale: number, reducedMotion: boolean): Theme => {
  const palette = palettes[scheme]
  const made = new Map<TypeName, ScaledText>()
  return {
    scheme,
    colours: palette.colours,
    players: palette.players,
    palette,
    textScale,
    type: (name) => {
      const style = made.get(name) ?? textStyle(name, textScale)
      made.set(name, style)
      return style
    },
    reducedMotion,
  }
}

const ThemeContext = createContext<Theme>(makeTheme('paper', 1, false))

type ThemeProviderProps = {
  readonly scheme: Scheme
  /** The app's own setting: 1 to 2. */
  readonly textSize: number
  readonly reducedMotion: boolean
  readonly children: ReactNode
}

export function ThemeProvider({ scheme, textSize, reducedMotion, children }: ThemeProviderProps) {
  const textScale = useTextScale(textSize)
  const theme = makeTheme(scheme, textScale, reducedMotion)
  return <ThemeContext value={theme}>{children}</ThemeContext>
}

export const useTheme = (): Theme => use(ThemeContext)

/** The system's scale goes up to 3, and the app's setting multiplies it: a phone could not show one sentence at that size. */
const largestTextScale = 2

/** react-native-web has no system scale: its `fontScale` is always 1. */
const useTextScale = (textSize: number): number =>
  Math.min(largestTextScale, useWindowDimensions().fontScale * textSize)

/** The app's window. Updates when the device rotates or the text size changes. */
export const useWindow = (): WindowClass => {
  const { width, height } = useWindowDimensions()
  const insets = useSafeAreaInsets()
  const { textScale } = useTheme()
  return windowClass({ width, height, insets, textScale })
}

/** The system's reduced-motion setting: `prefers-reduced-motion` on the web, an accessibility setting on phones. */
export function useSystemReducedMotion(): boolean {
  const [reduced, setReduced] = useState(false)
  useEffect(() => {
    let current = true
    AccessibilityInfo.isReduceMotionEnabled().then(
      (now) => current && setReduced(now),
      () => undefined,
    )
    const subscription = AccessibilityInfo.addEventListener('reduceMotionChanged', setReduced)
    return () => {
      current = false
      subscription.remove()
    }
  }, [])
  return reduced
}

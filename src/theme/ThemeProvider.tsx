/** Hands the chosen coat, text size and wish for stillness to everything below. Decides none of them. */
import { createContext, use, type ReactNode } from 'react'
import { useWindowDimensions, type TextStyle } from 'react-native'
import { useSafeAreaInsets } from 'react-native-safe-area-context'
import type { ColourName, Scheme } from '@/names'
import { palettes, type Colours, type Palette, type PlayerColour } from './colours'
import { textStyle, type TypeName } from './type'
import { windowClass, type WindowClass } from './window'

type Theme = {
  readonly scheme: Scheme
  readonly colours: Colours
  readonly players: Readonly<Record<ColourName, PlayerColour>>
  readonly palette: Palette
  /** What the reader asks for in all: the system's scale times the app's own setting. */
  readonly textScale: number
  /** A text style, already scaled: use it with `allowFontScaling={false}`. */
  readonly type: (name: TypeName) => TextStyle
  readonly reducedMotion: boolean
}

const makeTheme = (scheme: Scheme, textScale: number, reducedMotion: boolean): Theme => {
  const palette = palettes[scheme]
  const made = new Map<TypeName, TextStyle>()
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

/** The system's largest text is three times the usual: with the app's own on top, a phone would hold no sentence. */
const largestText = 2

/** The system's scale times the app's own; react-native-web knows no system scale and always says 1. */
const useTextScale = (textSize: number): number =>
  Math.min(largestText, useWindowDimensions().fontScale * textSize)

/** The window the app stands in, now and after every turn of the device and every change of the text's size. */
export const useWindow = (): WindowClass => {
  const { width, height } = useWindowDimensions()
  const insets = useSafeAreaInsets()
  const { textScale } = useTheme()
  return windowClass({ width, height, insets, textScale })
}

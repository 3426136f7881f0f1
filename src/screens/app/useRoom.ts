/** How much room there is to lay a page out, now and after every turn of the device. Lays out nothing itself. */
import { useWindowDimensions } from 'react-native'
import { useSafeAreaInsets } from 'react-native-safe-area-context'
import { useTheme } from '@/theme/index'

export type Room = {
  readonly width: number
  readonly height: number
  readonly insets: {
    readonly top: number
    readonly right: number
    readonly bottom: number
    readonly left: number
  }
  /** A tablet lying, or a desktop: two columns, title at the left. */
  readonly wide: boolean
  /** A phone lying on its side: little height, so the page stands in two columns. */
  readonly lying: boolean
  /** Text is so large that what stood side by side should stand on top of each other. */
  readonly largeText: boolean
}

export const useRoom = (): Room => {
  const { width, height } = useWindowDimensions()
  const insets = useSafeAreaInsets()
  const { textScale } = useTheme()
  const wide = width >= 900 && height >= 600
  return {
    width,
    height,
    insets,
    wide,
    lying: !wide && width > height && width >= 560,
    largeText: textScale >= 1.3,
  }
}

/** The window the app stands in, now and after every turn of the device and every change of the text's size. */
import { useWindowDimensions } from 'react-native'
import { useSafeAreaInsets } from 'react-native-safe-area-context'

import { useTheme } from './ThemeProvider'
import { windowClass, type WindowClass } from './window'

export const useWindow = (): WindowClass => {
  const { width, height } = useWindowDimensions()
  const insets = useSafeAreaInsets()
  const { textScale } = useTheme()
  return windowClass({ width, height, insets, textScale })
}

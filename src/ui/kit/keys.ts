/** Props that handle keys on the web. Phones have no keys. */
import { Platform, type ViewProps } from 'react-native'

/** `handle` returns whether it handled the key. */
export const onKeys = (handle: (key: string) => boolean): ViewProps =>
  Platform.OS === 'web'
    ? {
        onKeyDown: (event) => {
          if (handle(event.nativeEvent.key)) event.preventDefault()
        },
      }
    : {}

export const arrowStep = (key: string): -1 | 0 | 1 =>
  key === 'ArrowRight' || key === 'ArrowDown' ? 1 : key === 'ArrowLeft' || key === 'ArrowUp' ? -1 : 0

/** Presses switches and radio buttons with Space: react-native-web does so with Enter only. */
export const onSpace = (press: () => void): ViewProps =>
  onKeys((key) => {
    if (key === ' ') press()
    return key === ' '
  })

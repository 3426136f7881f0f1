/** Props for a view that handle keys on the web. Phones have none to handle. */
import { Platform, type ViewProps } from 'react-native'

/** `handle` returns whether it used the key. */
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

/** Space presses switches and radio buttons too: react-native-web presses those with Enter only. */
export const onSpace = (press: () => void): ViewProps =>
  onKeys((key) => {
    if (key === ' ') press()
    return key === ' '
  })

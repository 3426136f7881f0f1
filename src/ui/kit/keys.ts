/** Keys on the web as props for a view; on phones they never come. Knows no shortcut of the game. */
import { Platform, type ViewProps } from 'react-native'

type KeyDown = {
  readonly key: string
  readonly preventDefault: () => void
  readonly nativeEvent: { readonly repeat?: boolean }
}

/** `handle` answers whether it took the key. React Native's types do not know this prop of react-native-web. */
export const onKeys = (handle: (key: string) => boolean): ViewProps =>
  Platform.OS === 'web'
    ? ({
        onKeyDown: (event: KeyDown) => {
          if (handle(event.key)) event.preventDefault()
        },
      } as ViewProps)
    : {}

export const arrowStep = (key: string): -1 | 0 | 1 =>
  key === 'ArrowRight' || key === 'ArrowDown' ? 1 : key === 'ArrowLeft' || key === 'ArrowUp' ? -1 : 0

/** Space presses what is no button too: react-native-web presses switches and radio buttons with Enter only. */
export const onSpace = (press: () => void): ViewProps =>
  onKeys((key) => {
    if (key === ' ') press()
    return key === ' '
  })

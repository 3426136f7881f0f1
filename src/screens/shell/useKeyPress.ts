export type KeyPressOptions = {
  readonly listening?: boolean
  /** Handles a key before the focused control does. */
  readonly beforeControls?: boolean
}

/** Phones have no keyboard to listen to. */
export const useKeyPress = (_options: KeyPressOptions, _onPress: (event: KeyboardEvent) => void): void =>
  undefined

export type KeyPressOptions = {
  readonly listening?: boolean
  /** The page hears of a key before the control that has the focus. */
  readonly beforeControls?: boolean
}

/** Phones have no keyboard to listen to. */
export const useKeyPress = (_options: KeyPressOptions, _onPress: (event: KeyboardEvent) => void): void =>
  undefined

/** Phones have no keys to look back with. */
import type { ComponentRef, RefObject } from 'react'
import type { View } from 'react-native'
import type { LookBack } from './useLookBack'

export type KeysOptions = {
  readonly lookBack: LookBack
  readonly board: RefObject<ComponentRef<typeof View> | null>
  /** Nothing lies over the page. */
  readonly listening: boolean
  readonly onPlayOn: (() => void) | null
  readonly onHelp: () => void
}

export const useKeys: (options: KeysOptions) => void = () => undefined

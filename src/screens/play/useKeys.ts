/** The keyboard shortcuts of the play screen. Phones have none. */
import type { ComponentRef, RefObject } from 'react'
import type { View } from 'react-native'
import type { Session } from '@/sitting/session'

export type KeysOptions = {
  readonly session: Session
  readonly board: RefObject<ComponentRef<typeof View> | null>
  readonly listening: boolean
  /** Asks the coach; does nothing without one. */
  readonly onHint: () => void
}

export const useKeys = (_options: KeysOptions): void => undefined

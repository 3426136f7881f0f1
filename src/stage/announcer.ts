/** Says things aloud to those who listen: one function, whatever the platform. Chooses no words. */
import { AccessibilityInfo, Platform } from 'react-native'
import { createStore } from 'zustand/vanilla'

type Said = { readonly id: number; readonly text: string }

/** What the live region of the web shows: the last few sentences, so that none is cut off by the next. */
export const spoken = createStore<{ readonly said: readonly Said[] }>(() => ({ said: [] }))

const remembered = 4

export const say = (text: string): void => {
  if (Platform.OS !== 'web') {
    AccessibilityInfo.announceForAccessibilityWithOptions(text, { queue: true })
    return
  }
  spoken.setState(({ said }) => ({
    said: [...said, { id: (said[said.length - 1]?.id ?? 0) + 1, text }].slice(-remembered),
  }))
}

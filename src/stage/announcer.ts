import { AccessibilityInfo, Platform } from 'react-native'
import { createStore } from 'zustand/vanilla'

import { afterPaint, realClock } from './clock'

type Said = { readonly id: number; readonly text: string }

/** The content of the web's live region: the last few sentences, so that the next one cuts none off. */
export const spoken = createStore<{ readonly said: readonly Said[] }>(() => ({ said: [] }))

const remembered = 4

export const say = (text: string): void => {
  if (Platform.OS !== 'web') {
    tell([text])
    return
  }
  realClock.after(afterPaint, () =>
    spoken.setState(({ said }) => ({
      said: [...said, { id: (said[said.length - 1]?.id ?? 0) + 1, text }].slice(-remembered),
    })),
  )
}

/** The announcements that a phone's screen reader may still be saying, each with the time by which it has finished. */
let telling: readonly { readonly text: string; readonly until: number }[] = []

/** Slow screen readers say about ten letters a second. */
const timeFor = (text: string): number => 500 + 100 * text.length

/** Both systems queue announcements. */
const tell = (texts: readonly string[]): void => {
  const now = realClock.now()
  telling = telling.filter(({ until }) => until > now)
  for (const text of texts) {
    AccessibilityInfo.announceForAccessibilityWithOptions(text, { queue: true })
    telling = [...telling, { text, until: (telling.at(-1)?.until ?? now) + timeFor(text) }]
  }
}

/** Milliseconds until a screen reader whose focus has moved is certainly reading the new place. */
const arrives = 500

/**
 * Call it when the screen reader's focus is moved. A phone's screen reader then drops the current announcement and its queue
 * (TalkBack flushes the queue for a new focus) and reads the new place; this repeats the dropped announcements after that.
 * Returns a function that cancels it.
 */
export const sayAgain = (): (() => void) => {
  if (Platform.OS === 'web') return () => undefined
  return realClock.after(arrives, () => {
    const now = realClock.now()
    const unheard = telling.filter(({ until }) => until > now).map(({ text }) => text)
    telling = []
    tell(unheard)
  })
}

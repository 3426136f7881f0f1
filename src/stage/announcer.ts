/** Says things aloud to those who listen: one function, whatever the platform. Chooses no words. */
import { AccessibilityInfo, Platform } from 'react-native'
import { createStore } from 'zustand/vanilla'

import { afterPaint, realClock } from './clock'

type Said = { readonly id: number; readonly text: string }

/** What the live region of the web shows: the last few sentences, so that none is cut off by the next. */
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

/** What a phone's reader has been told, and when it will have said it at the latest. */
let telling: readonly { readonly text: string; readonly until: number }[] = []

/** Slow readers say some ten letters a second. */
const timeFor = (text: string): number => 500 + 100 * text.length

/** Both systems queue what they are told. */
const tell = (texts: readonly string[]): void => {
  const now = realClock.now()
  telling = telling.filter(({ until }) => until > now)
  for (const text of texts) {
    AccessibilityInfo.announceForAccessibilityWithOptions(text, { queue: true })
    telling = [...telling, { text, until: (telling.at(-1)?.until ?? now) + timeFor(text) }]
  }
}

/** Milliseconds until a reader that was led elsewhere surely speaks of where it has come to. */
const arrives = 500

/**
 * To be called where a reader is led elsewhere. A phone's reader then drops what it was saying and all that waits (TalkBack
 * flushes its queue for a new focus), and speaks of the new place: what it had no time for is told again, behind that.
 * What it returns calls that off.
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

/** Announces sentences to screen readers: through a live region on the web, through the system's announcements on phones. */
import { AccessibilityInfo, Platform } from 'react-native'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { attempt } from '@/attempt'
import { afterPaint, type Clock } from './clock'

type Sentence = { readonly id: number; readonly text: string }

export type Announcer = {
  readonly say: (text: string) => void
  /**
   * Call it when the screen reader's focus is moved. A phone's screen reader then drops the current announcement and its queue
   * (TalkBack flushes the queue for a new focus) and reads the new place; this repeats the dropped announcements after that.
   * Returns a function that cancels it.
   */
  readonly repeatDropped: () => () => void
  /** The content of the web's live region: the last few sentences, so that the next one cuts none off. */
  readonly liveRegion: Pick<
    StoreApi<{ readonly sentences: readonly Sentence[] }>,
    'getState' | 'getInitialState' | 'subscribe'
  >
}

/** How many sentences the live region holds. */
const mostSentences = 4

/** Slow screen readers say about ten letters a second. */
const timeFor = (text: string): number => 500 + 100 * text.length

/** Milliseconds until a screen reader whose focus has moved is certainly reading the new place. */
const focusTakes = 500

export const createAnnouncer = (clock: Clock): Announcer => {
  const liveRegion = createStore<{ readonly sentences: readonly Sentence[] }>(() => ({ sentences: [] }))
  const addToLiveRegion = (text: string): void =>
    liveRegion.setState(({ sentences }) => ({
      sentences: [...sentences, { id: (sentences.at(-1)?.id ?? 0) + 1, text }].slice(-mostSentences),
    }))

  /** The announcements that a phone's screen reader may still be saying, each with the time by which it has finished. */
  let queue: readonly { readonly text: string; readonly until: number }[] = []
  const unfinished = (): typeof queue => queue.filter(({ until }) => until > clock.now())
  /** Both systems queue announcements. */
  const announce = (text: string): void => {
    queue = unfinished()
    attempt(() => AccessibilityInfo.announceForAccessibilityWithOptions(text, { queue: true }))
    queue = [...queue, { text, until: (queue.at(-1)?.until ?? clock.now()) + timeFor(text) }]
  }

  return {
    liveRegion,
    say: (text) => {
      if (Platform.OS === 'web') clock.after(afterPaint, () => addToLiveRegion(text))
      else announce(text)
    },
    repeatDropped: () => {
      if (Platform.OS === 'web') return () => undefined
      return clock.after(focusTakes, () => {
        const dropped = unfinished()
        queue = []
        for (const { text } of dropped) announce(text)
      })
    },
  }
}

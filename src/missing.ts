/** A part of the app that did not come when it was needed, as can be on the web. Draws nothing. */
import { createStore } from 'zustand'

/** What did not come is asked for again after so many milliseconds. */
export const retryAfter = 3000

/** Who asks for it again; null when nothing is missing. A page that is missing says so itself. */
export const missing = createStore<{ readonly again: (() => void) | null }>(() => ({ again: null }))

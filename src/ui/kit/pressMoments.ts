/** Collects the times of the players' last presses, which add randomness to a new seed. */
import { createContext } from 'react'

export type PressMoments = {
  /** Undefined if the event has no time. */
  readonly add: (at: number | undefined) => void
  /** The newest time is last. */
  readonly latest: () => readonly number[]
}

const most = 32

export const createPressMoments = (): PressMoments => {
  let moments: readonly number[] = []
  return {
    add: (at) => {
      if (at !== undefined) moments = [...moments, at].slice(-most)
    },
    latest: () => moments,
  }
}

/** Null if presses need not be recorded. */
export const PressMomentsContext = createContext<PressMoments | null>(null)

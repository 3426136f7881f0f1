/** The times of the players' last presses as the device stamps them: randomness from their own hands for a new seed. */
import { createContext } from 'react'

export type PressMoments = {
  /** Undefined where an event has no time. */
  readonly add: (at: number | undefined) => void
  /** The newest last. */
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

/** Null where presses need not be remembered. */
export const PressMomentsContext = createContext<PressMoments | null>(null)

/**
 * Where a match lies: under its own key, and every second write of the one being played in the spare slot. So a write
 * that is torn in the middle never hits the newest sound copy. Knows no format.
 */
import { keys } from './keys'
import type { Storage } from './storage'

export type Slots = {
  /** Writes where the newest sound copy is not. */
  readonly write: (id: string, text: string) => Promise<void>
  /** Forgets a match, wherever it lies. */
  readonly remove: (id: string) => Promise<void>
  /** Forgets what it knew of the disk, to be told anew. */
  readonly begin: () => void
  /** Tells what is there: a text under this id's own key. */
  readonly atHome: (id: string) => void
  /** And what lies in the spare slot; whether it is the newest copy of its match. */
  readonly inSpare: (id: string, text: string, isNewest: boolean) => void
}

type Spare = { readonly id: string; readonly text: string; readonly isNewest: boolean }

export const createSlots = (storage: Storage): Slots => {
  const home = new Set<string>()
  let spare: Spare | null = null

  const isInSpare = (id: string): boolean => spare?.id === id && spare.isNewest

  const toHome = async (id: string, text: string): Promise<void> => {
    await storage.setItem(keys.match(id), text)
    home.add(id)
    if (spare?.id === id) spare = { ...spare, isNewest: false }
  }

  const toSpare = async (id: string, text: string): Promise<void> => {
    spare = { id, text, isNewest: false }
    await storage.setItem(keys.spare, text)
    spare = { id, text, isNewest: true }
  }

  return {
    begin: () => {
      home.clear()
      spare = null
    },
    atHome: (id) => void home.add(id),
    inSpare: (id, text, isNewest) => {
      spare = { id, text, isNewest }
    },
    write: async (id, text) => {
      // A match without a sound copy at home has nothing to lose there; one whose newest is in the spare slot neither.
      if (!home.has(id) || isInSpare(id)) return toHome(id, text)
      if (spare?.isNewest) await toHome(spare.id, spare.text)
      return toSpare(id, text)
    },
    remove: async (id) => {
      if (spare?.id === id) {
        await storage.removeItem(keys.spare)
        spare = null
      }
      await storage.removeItem(keys.match(id))
      home.delete(id)
    },
  }
}

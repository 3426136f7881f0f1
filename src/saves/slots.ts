/**
 * Where a match lies: under its own key, and every second write of the one being played in the spare slot. So a write
 * that is torn in the middle never hits the newest sound copy, and of two copies the later sound one is the match.
 */
import { keys, type Storage } from './disk'
import { readSaved, type SavedBroken, type SavedMatch, type SavedRead } from './savedMatch'

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

export type Copies = {
  /** The text under the match's own key. */
  readonly home: string | null
  /** The text in the spare slot, whichever match it is of. */
  readonly spare: string | null
}

type Best =
  | {
      readonly is: 'sound'
      readonly saved: SavedMatch
      readonly isInSpare: boolean
      /** What lies at home is broken, and not by a write cut off: worth keeping. */
      readonly brokenHome: SavedBroken | null
    }
  | { readonly is: 'newer'; readonly format: string; readonly title: string }
  | { readonly is: 'broken'; readonly broken: SavedBroken; readonly text: string }
  | { readonly is: 'missing' }

/** A save under another match's key is as broken as one that cannot be read. */
const readHome = (id: string, text: string): SavedRead => {
  const read = readSaved(text)
  if (!read.ok || read.saved.match.info.id === id) return read
  const { title, match } = read.saved
  const { info, steps } = match
  return {
    ok: false,
    reason: 'broken',
    fault: { code: 'wrong-field', field: 'id' },
    title,
    players: info.players.map(({ name }) => name),
    brokenAtMove: null,
    partial: { info: { ...info, id }, steps },
  }
}

const readSpare = (id: string, text: string): SavedMatch | null => {
  if (!text.includes(`"id":${JSON.stringify(id)}`)) return null
  const read = readSaved(text)
  return read.ok && read.saved.match.info.id === id ? read.saved : null
}

export const bestOf = (id: string, { home, spare }: Copies): Best => {
  const atHome = home === null ? null : readHome(id, home)
  if (atHome && !atHome.ok && atHome.reason === 'newer') return { is: 'newer', ...atHome }
  const inSpare = spare === null ? null : readSpare(id, spare)
  const brokenHome = atHome && !atHome.ok ? atHome : null
  if (inSpare && !(atHome?.ok && atHome.saved.revision >= inSpare.revision)) {
    // A home copy that ends in the middle is our own last write, torn: the action in flight, nothing more.
    const isTorn = brokenHome?.fault.code === 'cut-off'
    return { is: 'sound', saved: inSpare, isInSpare: true, brokenHome: isTorn ? null : brokenHome }
  }
  if (atHome?.ok) return { is: 'sound', saved: atHome.saved, isInSpare: false, brokenHome: null }
  if (brokenHome) return { is: 'broken', broken: brokenHome, text: home! }
  return { is: 'missing' }
}

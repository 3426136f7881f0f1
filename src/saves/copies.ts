/** A match can lie in two places, its own key and the spare slot: which copy is the one to go on with. */
import { readSaved, type SavedBroken, type SavedMatch, type SavedRead } from './savedMatch'

export type Copies = {
  /** The text under the match's own key. */
  readonly home: string | null
  /** The text in the spare slot, whichever match it is of. */
  readonly spare: string | null
}

export type Best =
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
  const { info, steps } = read.saved.match
  return {
    ok: false,
    reason: 'broken',
    fault: { code: 'wrong-field', field: 'id' },
    title: info.title,
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

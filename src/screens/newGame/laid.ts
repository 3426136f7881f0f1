/** The table from which a match was begun, as long as nobody has played it: who comes back finds it as it was laid. */
import type { LastTables, Saves } from '@/saves/index'
import type { Draft } from './draft'

type Laid = { readonly draft: Draft; readonly before: LastTables }

/** For each app that runs, of which tests run several. */
const laid = new WeakMap<Saves, Laid>()

const lastTables = (saves: Saves): LastTables => saves.remembered.getState().lastTable

export const keepLaid = (saves: Saves, draft: Draft): void => {
  laid.set(saves, { draft, before: lastTables(saves) })
}

/** Null once a match has been played since, at this table or another. */
export const laidBefore = (saves: Saves): Draft | null => {
  const kept = laid.get(saves)
  return kept && kept.before === lastTables(saves) ? kept.draft : null
}

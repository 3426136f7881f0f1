/** IndexedDB as a disk, with strict durability: a finished write survives a crash and a power failure. */
import { openDB, type IDBPDatabase } from 'idb'
import { idOfKey, keys, type Storage } from './disk'
import { checksum } from './checksum'
import { revisionIn, textsIn } from './copies'

type IndexedDb = Storage & {
  /** Rejects if the browser refuses IndexedDB. */
  readonly open: () => Promise<void>
  /** Writes all of them or none. */
  readonly setAll: (copies: readonly (readonly [string, string])[]) => Promise<void>
}

const name = 'claim-it'
const texts = 'texts'

/** Browsers close connections, and some report it only at the next use. */
const isDropped = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'InvalidStateError'

export const createIndexedDb = (): IndexedDb => {
  let open: IDBPDatabase | null = null
  const reopen = async (): Promise<IDBPDatabase> => {
    const upgrade = (fresh: IDBPDatabase): void => void fresh.createObjectStore(texts)
    open = await openDB(name, 1, { upgrade, terminated: () => (open = null) })
    return open
  }

  /** Synchronous up to `act` if the database is open, so that a write starts in the tick of the tap. */
  const inDatabase = async <Answer>(act: (database: IDBPDatabase) => Promise<Answer>): Promise<Answer> => {
    const database = open ?? (await reopen())
    return act(database).catch(async (error: unknown) => {
      if (!isDropped(error)) throw error
      return act(await reopen())
    })
  }

  type Changing = {
    readonly put: (text: string, key: string) => unknown
    readonly delete: (key: string) => unknown
  }
  const change = (act: (store: Changing) => readonly unknown[]): Promise<void> =>
    inDatabase(async (database) => {
      const writing = database.transaction(texts, 'readwrite', { durability: 'strict' })
      const asked = act(writing.store)
      // Commits in this tick, in case the page is being closed. Older browsers have no `commit`.
      if ('commit' in writing) writing.commit()
      await Promise.all([...asked, writing.done])
    })

  const multiGet: Storage['multiGet'] = (wanted) =>
    inDatabase(async (database) => {
      const { store } = database.transaction(texts)
      const found = await Promise.all(wanted.map((key) => store.get(key) as Promise<unknown>))
      return wanted.map((key, at) => [key, typeof found[at] === 'string' ? found[at] : null] as const)
    })

  return {
    open: () => inDatabase(async () => undefined),
    setAll: (pairs) => change((store) => pairs.map(([key, text]) => store.put(text, key))),
    setItem: (key, text) => change((store) => [store.put(text, key)]),
    removeItem: (key) => change((store) => [store.delete(key)]),
    getItem: async (key) => (await multiGet([key]))[0]?.[1] ?? null,
    getAllKeys: () => inDatabase(async (database) => (await database.getAllKeys(texts)).map(String)),
    multiGet,
  }
}

/**
 * Moves everything from an older disk to a newer one, and deletes it there only after reading it back here. A crash can bring back
 * an earlier state of the older disk: then matches already moved stay, and a copy with a higher revision is put aside.
 */
export const moveOver = async (
  from: Storage,
  to: Pick<IndexedDb, 'multiGet' | 'setAll'>,
  isOurs: (key: string) => boolean,
): Promise<void> => {
  const found = textsIn(await from.multiGet((await from.getAllKeys()).filter(isOurs)))
  const there = new Map(await to.multiGet(found.map(({ key }) => key)))
  const moved = found.flatMap(({ key, text }): readonly (readonly [string, string])[] => {
    const own = there.get(key) ?? null
    if (own === null) return [[key, text]]
    const id = idOfKey(key)
    return id !== null && revisionIn(text) > revisionIn(own) ? [[keys.aside(id, checksum(text)), text]] : []
  })
  if (moved.length > 0) await to.setAll(moved)
  const back = new Map(await to.multiGet(moved.map(([key]) => key)))
  if (moved.some(([key, text]) => back.get(key) !== text))
    throw new Error('The disk has not kept what was moved to it')
  for (const { key } of found) await from.removeItem(key)
}

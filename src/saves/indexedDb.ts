/** IndexedDB as a disk, with strict durability: a finished write survives a crash and a power failure. */
import { openDB, type IDBPDatabase } from 'idb'
import { checksum, idOfKey, keys, type Storage } from './disk'
import { revisionIn, textsIn, type Copy } from './copies'

type Pairs = readonly (readonly [string, string])[]

type IndexedDb = Storage & {
  /** Rejects if the browser refuses IndexedDB. */
  readonly open: () => Promise<void>
  /** Reads these keys and writes what follows from them in one transaction: all of it or nothing, and no other tab in between. */
  readonly update: (
    keys: readonly string[],
    next: (there: ReadonlyMap<string, string | null>) => Pairs,
  ) => Promise<void>
}

const name = 'claim-it'
const texts = 'texts'

/** Browsers close connections, and some report it only at the next use. */
const isDropped = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'InvalidStateError'

/** A newer version of the app has changed the database, or is about to. */
const isNewerThere = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'VersionError'

/** Calls `onNewer` when a newer version of the app has taken the database: this one can use it no longer. */
export const createIndexedDb = (onNewer: () => void): IndexedDb => {
  let open: IDBPDatabase | null = null
  const reopen = async (): Promise<IDBPDatabase> => {
    const database = await openDB(name, 1, {
      upgrade: (fresh) => void fresh.createObjectStore(texts),
      // Another page waits until this connection is closed: to upgrade the database, or (version null) to delete it.
      blocking: (_, version) => {
        database.close()
        if (open === database) open = null
        if (version !== null) onNewer()
      },
      terminated: () => (open = null),
    }).catch((error: unknown) => {
      if (isNewerThere(error)) onNewer()
      throw error
    })
    open = database
    return database
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

  type Reading = { readonly get: (key: string) => Promise<unknown> }
  const textsOf = async (store: Reading, wanted: readonly string[]): ReturnType<Storage['multiGet']> => {
    const found = await Promise.all(wanted.map((key) => store.get(key)))
    return wanted.map((key, at) => [key, typeof found[at] === 'string' ? found[at] : null] as const)
  }
  const multiGet: Storage['multiGet'] = (wanted) =>
    inDatabase((database) => textsOf(database.transaction(texts).store, wanted))

  return {
    open: () => inDatabase(async () => undefined),
    update: (wanted, next) =>
      inDatabase(async (database) => {
        const writing = database.transaction(texts, 'readwrite', { durability: 'strict' })
        const pairs = next(new Map(await textsOf(writing.store, wanted)))
        await Promise.all([...pairs.map(([key, text]) => writing.store.put(text, key)), writing.done])
      }),
    setItem: (key, text) => change((store) => [store.put(text, key)]),
    removeItem: (key) => change((store) => [store.delete(key)]),
    getItem: async (key) => (await multiGet([key]))[0]?.[1] ?? null,
    getAllKeys: () => inDatabase(async (database) => (await database.getAllKeys(texts)).map(String)),
    multiGet,
  }
}

/**
 * Moves everything from an older disk to a newer one, and deletes it there only after reading it back here. A crash can bring back
 * an earlier state of the older disk: then matches already moved stay, and a copy with a higher revision is put aside. What the
 * older disk does not give is left there for the next start; it never keeps the newer one from being used.
 */
export const moveOver = async (
  from: Storage,
  to: Pick<IndexedDb, 'multiGet' | 'update'>,
  isOurs: (key: string) => boolean,
): Promise<void> => {
  const read = async (): Promise<readonly Copy[]> =>
    textsIn(await from.multiGet((await from.getAllKeys()).filter(isOurs)))
  const found = await read().catch(() => [])
  if (found.length === 0) return
  let moved: Pairs = []
  const next = (there: ReadonlyMap<string, string | null>): Pairs => {
    moved = found.flatMap(({ key, text }): Pairs => {
      const own = there.get(key) ?? null
      if (own === null) return [[key, text]]
      const id = idOfKey(key)
      return id !== null && revisionIn(text) > revisionIn(own) ? [[keys.aside(id, checksum(text)), text]] : []
    })
    return moved
  }
  await to.update(
    found.map(({ key }) => key),
    next,
  )
  const wanted = [...found, ...moved.map(([key]) => ({ key }))].map(({ key }) => key)
  if ((await to.multiGet(wanted)).some(([, text]) => text === null))
    throw new Error('The disk has not kept what was moved to it')
  for (const { key } of found) await from.removeItem(key).catch(() => undefined)
}

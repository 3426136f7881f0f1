/** IndexedDB as a disk. Strict: a write that has come back is on the drive itself, where the end of browser or battery leaves it. It picks no disk. */
import { openDB, type IDBPDatabase } from 'idb'
import { idOfKey, keys, type Storage } from './disk'
import { checksum } from './sealed'
import { revisionIn, textsIn } from './slots'

type Indexed = Storage & {
  /** Resolves when it can be used; rejects where the browser refuses it. */
  readonly open: () => Promise<void>
  /** All or none. */
  readonly setAll: (copies: readonly (readonly [string, string])[]) => Promise<void>
}

const name = 'claim-it'
const texts = 'texts'

/** Browsers drop connections, and not all of them say so before the next use. */
const isDropped = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'InvalidStateError'

export const createIndexed = (): Indexed => {
  let open: IDBPDatabase | null = null
  const openAnew = async (): Promise<IDBPDatabase> => {
    const upgrade = (fresh: IDBPDatabase): void => void fresh.createObjectStore(texts)
    open = await openDB(name, 1, { upgrade, terminated: () => (open = null) })
    return open
  }

  /** Begins at once where the database is open: a write starts in the tick of the tap. */
  const inDatabase = async <Answer>(act: (database: IDBPDatabase) => Promise<Answer>): Promise<Answer> => {
    const database = open ?? (await openAnew())
    return act(database).catch(async (error: unknown) => {
      if (!isDropped(error)) throw error
      return act(await openAnew())
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
      // Sent off in this tick too: a page that closes now has no later one. Old browsers have only the later one.
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
    getItem: async (key) => (await multiGet([key]))[0]![1],
    getAllKeys: () => inDatabase(async (database) => (await database.getAllKeys(texts)).map(String)),
    multiGet,
  }
}

/**
 * Carries everything from an older disk to a newer one, and removes it there only once it has been read back here. A crash can bring
 * the older disk back as it was before: what has been carried and played on since stays, and only what is later still is put beside it.
 */
export const moveOver = async (
  from: Storage,
  to: Pick<Indexed, 'multiGet' | 'setAll'>,
  isOurs: (key: string) => boolean,
): Promise<void> => {
  const found = textsIn(await from.multiGet((await from.getAllKeys()).filter(isOurs)))
  const there = new Map(await to.multiGet(found.map(({ key }) => key)))
  const carried = found.flatMap(({ key, text }): readonly (readonly [string, string])[] => {
    const own = there.get(key) ?? null
    if (own === null) return [[key, text]]
    const id = idOfKey(key)
    return id !== null && revisionIn(text) > revisionIn(own) ? [[keys.aside(id, checksum(text)), text]] : []
  })
  if (carried.length > 0) await to.setAll(carried)
  const back = new Map(await to.multiGet(carried.map(([key]) => key)))
  if (carried.some(([key, text]) => back.get(key) !== text))
    throw new Error('The disk has not kept what was carried to it')
  for (const { key } of found) await from.removeItem(key)
}

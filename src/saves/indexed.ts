/** IndexedDB as a disk. Strict: a write that has come back is on the drive itself, where the end of browser or battery leaves it. It picks no disk. */
import { openDB, type IDBPDatabase } from 'idb'
import { keys, type Storage } from './disk'
import { checksum } from './sealed'

export type Indexed = Storage & {
  /** Resolves when it can be used; rejects where the browser refuses it. */
  readonly open: () => Promise<void>
  /** All or none. */
  readonly setAll: (texts: readonly (readonly [string, string])[]) => Promise<void>
}

const name = 'claim-it'
const texts = 'texts'

/** Browsers drop connections, and not all of them say so before the next use. */
const isDropped = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'InvalidStateError'

export const createIndexed = (): Indexed => {
  let open: IDBPDatabase | null = null

  const openAnew = async (): Promise<IDBPDatabase> => {
    open = await openDB(name, 1, {
      upgrade: (fresh) => void fresh.createObjectStore(texts),
      terminated: () => {
        open = null
      },
    })
    return open
  }

  /** Begins at once where the database is open: a write starts in the tick of the tap. */
  const inDatabase = async <Answer>(act: (database: IDBPDatabase) => Promise<Answer>): Promise<Answer> => {
    const database = open ?? (await openAnew())
    try {
      return await act(database)
    } catch (error) {
      if (!isDropped(error)) throw error
      return act(await openAnew())
    }
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

type Head = { readonly id: string; readonly revision: number }

/** Whose save a text is, and how often it had been saved; null for other texts. */
const headOf = (text: string | null): Head | null => {
  const id = /"id":"([A-Za-z0-9_-]{1,64})"/.exec(text ?? '')?.[1]
  return id !== undefined && text!.includes('"moves":"')
    ? { id, revision: Number(/"revision":(\d+)/.exec(text!)?.[1] ?? 0) }
    : null
}

const readAll = async (disk: Storage, wanted: readonly string[]) =>
  (await disk.multiGet(wanted)).filter((pair): pair is [string, string] => pair[1] !== null)

/**
 * Carries everything from an older disk to a newer one, and removes it there only once it has been read back here. A crash
 * can bring the older disk back as it was before: what has been carried and played on since is not carried again.
 */
export const moveOver = async (
  from: Storage,
  to: Pick<Indexed, 'getAllKeys' | 'multiGet' | 'setAll' | 'getItem' | 'setItem' | 'removeItem'>,
  isOurs: (key: string) => boolean,
): Promise<void> => {
  const found = await readAll(from, (await from.getAllKeys()).filter(isOurs))
  if (found.length === 0) return
  const there = new Map(await readAll(to, await to.getAllKeys()))
  const newest = new Map<string, number>()
  for (const text of there.values()) {
    const head = headOf(text)
    if (head) newest.set(head.id, Math.max(head.revision, newest.get(head.id) ?? 0))
  }
  const carried = found.flatMap(([key, text]): readonly (readonly [string, string])[] => {
    const head = headOf(text)
    const isOld = head !== null && (newest.get(head.id) ?? -1) >= head.revision
    if (isOld || there.get(key) === text) return []
    if (!there.has(key)) return [[key, text]]
    return head ? [[keys.aside(head.id, checksum(text)), text]] : []
  })
  if (carried.length > 0) await to.setAll(carried)
  const back = new Map(await to.multiGet(carried.map(([key]) => key)))
  if (carried.some(([key, text]) => back.get(key) !== text))
    throw new Error('The disk has not kept what was carried to it')
  for (const [key] of found) await from.removeItem(key)
}

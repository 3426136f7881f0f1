/** Reads, replaces and intercepts what the page stores, in IndexedDB or localStorage. */
import type { BrowserContext, Page } from 'playwright-core'

export type Disk = Readonly<Record<string, string>>

/** Decides about a write: `write` performs it, with this text or another, and resolves when it is stored. */
export type Decide = (key: string, text: string, write: (text: string) => Promise<void>) => void

export type WriteHook = { decideWrite: Decide | null; readonly writesLanded: () => Promise<void> }

/** Everything stored, once pending writes have finished. */
export const diskOf = (page: Page): Promise<Disk> =>
  page.evaluate(async () => {
    const texts: Record<string, string> = { ...localStorage }
    const known = await indexedDB.databases().catch(() => [])
    if (!known.some(({ name }) => name === 'claim-it')) return texts
    const answer = <Value>(request: IDBRequest<Value>): Promise<Value> =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const opening = (): Promise<IDBDatabase> => answer(indexedDB.open('claim-it'))
    const database = await Promise.resolve()
      .then(opening)
      .catch(() => null)
    if (database === null) return texts
    const store = database.transaction('texts').objectStore('texts')
    const [keys, values] = await Promise.all([answer(store.getAllKeys()), answer(store.getAll())])
    database.close()
    keys.forEach((key, at) => {
      texts[String(key)] = String(values[at])
    })
    return texts
  })

/** Replaces everything stored by localStorage entries of an earlier version, which the app migrates. */
export const restoreDisk = (page: Page, disk: Disk): Promise<void> =>
  page.evaluate(async (items) => {
    const empty = (): Promise<void> =>
      new Promise((resolve, reject) => {
        const request = indexedDB.open('claim-it', 1)
        request.onupgradeneeded = () => request.result.createObjectStore('texts')
        request.onerror = reject
        request.onsuccess = () => {
          const emptying = request.result.transaction('texts', 'readwrite')
          emptying.objectStore('texts').clear()
          emptying.oncomplete = () => {
            request.result.close()
            resolve()
          }
        }
      })
    // If IndexedDB is refused, nothing is in it.
    await empty().catch(() => undefined)
    localStorage.clear()
    for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value)
  }, disk)

/** Adds texts to the app's IndexedDB. */
export const putOnDisk = (page: Page, texts: Disk): Promise<void> =>
  page.evaluate(
    (items) =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.open('claim-it')
        request.onerror = reject
        request.onsuccess = () => {
          const writing = request.result.transaction('texts', 'readwrite')
          for (const [key, text] of Object.entries(items)) writing.objectStore('texts').put(text, key)
          writing.oncomplete = () => {
            request.result.close()
            resolve()
          }
        }
      }),
    texts,
  )

/** Like `restoreDisk`, but also deletes the database. The app must not be open: the page shows another file of the host. */
export const resetDisk = (page: Page, disk: Disk): Promise<void> =>
  page.evaluate(async (items) => {
    await new Promise((resolve, reject) => {
      Object.assign(indexedDB.deleteDatabase('claim-it'), { onsuccess: resolve, onerror: reject })
    })
    sessionStorage.clear()
    localStorage.clear()
    for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value)
  }, disk)

export const hookWrites = async (context: BrowserContext): Promise<void> => {
  await context.addInitScript(installWriteHook)
}

/** Blocks IndexedDB, as in an old browser or a private window: the app falls back to localStorage. */
export async function refuseIndexedDb(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('A mutation operation was attempted on a database that did not allow mutations.')
    }
  })
}

/** Runs in the page, before the app: passes every write to `decideWrite`, except those that coordinate tabs. */
function installWriteHook(): void {
  const { put } = IDBObjectStore.prototype
  const { setItem } = Storage.prototype
  const landing = new Set<Promise<void>>()
  const writeHook: WriteHook = {
    decideWrite: null,
    writesLanded: async () => void (await Promise.all(landing)),
  }
  IDBObjectStore.prototype.put = function (text: unknown, key?: IDBValidKey) {
    if (writeHook.decideWrite === null || typeof key !== 'string') return put.call(this, text, key)
    let request: IDBRequest<IDBValidKey> | undefined
    const landed = new Promise<void>((resolve) =>
      this.transaction.addEventListener('complete', () => resolve()),
    )
    writeHook.decideWrite(key, String(text), (given) => {
      request = put.call(this, given, key)
      landing.add(landed)
      return landed
    })
    return request as IDBRequest<IDBValidKey>
  }
  Storage.prototype.setItem = function (key: string, text: string) {
    const isNote = key === 'claim-it/tab' || key === 'claim-it/disk'
    if (writeHook.decideWrite === null || this !== localStorage || isNote)
      return setItem.call(this, key, text)
    writeHook.decideWrite(key, text, (given) => {
      setItem.call(this, key, given)
      return Promise.resolve()
    })
  }
  Object.assign(window, { writeHook })
}

export type WithWriteHook = { readonly writeHook: WriteHook }

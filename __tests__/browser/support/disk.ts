/**
 * The one door of these tests to the page's disk, whichever of the two it is: what lies on it, what is to lie on it, and a
 * hand on every write. It knows the names of the database and its store, and nothing of what is in them.
 */
import type { BrowserContext, Page } from 'playwright-core'

export type Disk = Readonly<Record<string, string>>

/** What becomes of a write: `write` does it, with this text or another, and resolves when it has landed. */
export type Decide = (key: string, text: string, write: (text: string) => Promise<void>) => void

export type HandOnDisk = { decideWrite: Decide | null; readonly writesLanded: () => Promise<void> }

/** What lies on it once what is being written has landed. */
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

/** Makes it what is given, and nothing else: as an app of before left it, for the app to carry over. */
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
    // Where it is refused nothing lies in it.
    await empty().catch(() => undefined)
    localStorage.clear()
    for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value)
  }, disk)

/** Lays more texts on the disk that the app uses. */
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

/** Empties it altogether, and lays on it what an app of before left. No app may be open: the page shows any other file of the host. */
export const layOnDisk = (page: Page, disk: Disk): Promise<void> =>
  page.evaluate(async (items) => {
    await new Promise((resolve, reject) => {
      Object.assign(indexedDB.deleteDatabase('claim-it'), { onsuccess: resolve, onerror: reject })
    })
    sessionStorage.clear()
    localStorage.clear()
    for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value)
  }, disk)

/** Before the app starts for the first time. */
export const putHandOnDisk = async (context: BrowserContext): Promise<void> => {
  await context.addInitScript(handOnDisk)
}

/** A browser whose IndexedDB is closed, as an old one or a private window has it: the app falls back on localStorage. */
export async function refuseIndexedDb(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('A mutation operation was attempted on a database that did not allow mutations.')
    }
  })
}

/** Runs in the page, before the app: every write of a text goes through `decideWrite`, if there is one. Notes of the tabs do not. */
function handOnDisk(): void {
  const { put } = IDBObjectStore.prototype
  const { setItem } = Storage.prototype
  const landing = new Set<Promise<void>>()
  const hand: HandOnDisk = {
    decideWrite: null,
    writesLanded: async () => void (await Promise.all(landing)),
  }
  IDBObjectStore.prototype.put = function (text: unknown, key?: IDBValidKey) {
    if (hand.decideWrite === null || typeof key !== 'string') return put.call(this, text, key)
    let request: IDBRequest<IDBValidKey> | undefined
    const landed = new Promise<void>((resolve) =>
      this.transaction.addEventListener('complete', () => resolve()),
    )
    hand.decideWrite(key, String(text), (given) => {
      request = put.call(this, given, key)
      landing.add(landed)
      return landed
    })
    return request as IDBRequest<IDBValidKey>
  }
  Storage.prototype.setItem = function (key: string, text: string) {
    const isNote = key === 'claim-it/tab' || key === 'claim-it/disk'
    if (hand.decideWrite === null || this !== localStorage || isNote) return setItem.call(this, key, text)
    hand.decideWrite(key, text, (given) => {
      setItem.call(this, key, given)
      return Promise.resolve()
    })
  }
  Object.assign(window, { hand })
}

/** In the page: the hand on its disk. */
export type Handed = { readonly hand: HandOnDisk }

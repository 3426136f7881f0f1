import { needsSeal, sealFromHere, type Match } from '@/match'
import { createDays } from './days'
import { idOfKey, watched, type SaveProblem, type Storage } from './disk'
import { createLibrary } from './library'
import { createList } from './list'
import { createRetryingLoad, loadAll } from './loading'
import { createMatchIndex } from './matchIndex'
import type { SavesContext } from './context'
import type { Platform } from './platform'
import { createQuarantine } from './quarantine'
import type { SavedMatch } from './savedMatch'
import { createRemembered, createSettings } from './settings'
import { createTransfer } from './transfer'
import { createSummaries } from './summaries'
import type { Entry, Saves } from './types'
import { createWriter } from './writer'

export type SavesOnOptions = Pick<SavesContext, 'now' | 'newId' | 'after'> & {
  readonly storage: Storage
  readonly platform: Platform
  /** 32 hex digits, not predictable. */
  readonly newSeed: () => string
  /** Timeout of the disk in milliseconds. */
  readonly hangsAfter?: number
}

/** The first page waits this long for the list, so that a player need not wait for a slow disk. */
const readyWithin = 1000

/** Whether nobody has rolled yet. Every turn starts with a roll, so this can only be so in the first one. */
const isUnplayed = ({ round, turn, rules, phase }: Entry): boolean =>
  round === 1 && turn === rules.first && phase === 'roll'

export const createSavesOn = ({
  storage: disk,
  platform,
  now,
  newId,
  newSeed,
  after,
  hangsAfter = 5000,
}: SavesOnOptions): Saves => {
  const list = createList()
  const { state } = list
  const tabName = newId()

  /** Nothing is written before the disk has been read: the settings, the latest rows and the match being played. */
  let isRead = false
  let hasFailed = false
  let writing: SaveProblem | null = null
  let isOutdated = false
  const problemNow = (): SaveProblem | null => {
    if (isOutdated) return 'outdated'
    if (hasFailed) return 'unread'
    return writing ?? (isRead && platform.isLate() ? 'late' : null)
  }
  const showProblem = (): void => {
    const problem = problemNow()
    if (state.getState().ready && state.getState().problem !== problem) state.setState({ problem })
  }

  let isLost = false
  const leave = (): void => {
    isLost = true
    writer.drop(() => true)
    state.setState({ isElsewhere: true })
  }
  const mayWrite = (): boolean => {
    if (!isLost && !platform.isMine(tabName)) leave()
    return !isLost
  }
  const writer = createWriter({
    mayWrite,
    onProblem: (problem) => {
      writing = problem
      showProblem()
    },
  })
  const storage = watched(disk, after, hangsAfter)

  const context: SavesContext = { storage, writer, list, mayWrite, now, newId, after }
  const preferences = [createSettings(context), createRemembered(context)] as const
  const [settings, remembered] = preferences
  settings.store.subscribe(({ theme }) => platform.noteTheme(theme))
  const quarantine = createQuarantine(context)
  const days = createDays(context)
  const index = createMatchIndex(context)
  const library = createLibrary(context, quarantine, index)
  const summaries = createSummaries(context)
  const transfer = createTransfer(context, library)

  const showIfKept = async (answer: Promise<boolean>): Promise<void> => {
    const isKept = await answer.catch(() => false)
    state.setState({ mayBeCleared: !isKept })
  }
  const showDays = (): void => {
    if (state.getState().daysUsed !== days.used()) state.setState({ daysUsed: days.used() })
  }

  const beReady = (): void => {
    if (!state.getState().ready) state.setState({ ready: true })
    showProblem()
  }

  /** Resolves when matches can be read and saved, or reading has failed. */
  let started: Promise<void> = Promise.resolve()
  let haveStarted: () => void = () => undefined
  /** Resolves when all has been read, or an attempt has failed. */
  let loaded: Promise<void> = Promise.resolve()

  let isFromMatches = false
  const readDisk = createRetryingLoad({
    storage: disk,
    after,
    hangsAfter,
    begin: async () => {
      isRead = false
      writer.hold()
      await writer.settled()
      // Decides again from the disk what must be written, because another tab may have played a match since.
      writer.drop((name) => idOfKey(name) !== null)
      state.setState({ aside: [], newer: [], isWhole: false })
      await disk.begin?.()
    },
    read: (readable) =>
      loadAll({
        storage: readable,
        list,
        quarantine,
        library,
        index,
        days,
        now,
        preferences,
        isFromMatches,
        onStarted: () => {
          isRead = true
          isOutdated = false
          showDays()
          if (!isLost) writer.release()
          haveStarted()
          // Without any row this may be a lost index: then the first page waits for the matches themselves.
          if (state.getState().entries.length > 0) beReady()
        },
      }),
    // The app opens even if the disk could not be read; reading is retried.
    report: (isDone) => {
      isRead = isDone
      hasFailed = !isDone
      haveStarted()
      showDays()
      // Set only now, so that no match is read from before another tab played it.
      state.setState({ ready: true, isElsewhere: isLost, isWhole: isDone })
      showProblem()
      if (!isDone || isLost) return
      index.finish()
      void showIfKept(platform.isKept())
    },
  })

  const open = (fromMatches = false): Promise<void> => {
    isFromMatches = fromMatches
    isLost = false
    summaries.forget()
    platform.take(tabName, leave, () => {
      isOutdated = true
      showProblem()
    })
    started = new Promise((resolve) => {
      haveStarted = resolve
    })
    after(Math.min(readyWithin, hangsAfter), beReady)
    loaded = readDisk()
    return loaded
  }

  let hasAskedToKeep = false
  /** Asks the browser once there is something to keep. */
  const askToKeep = (): void => {
    if (hasAskedToKeep || !state.getState().mayBeCleared) return
    hasAskedToKeep = true
    void showIfKept(platform.askToKeep())
  }

  const change = async (id: string, next: (saved: SavedMatch) => SavedMatch): Promise<boolean> => {
    const found = await library.find(id)
    if (!found.ok) return false
    library.put(next(found.saved))
    library.askForIndex()
    return true
  }

  const isStored = async (id: string): Promise<boolean> => {
    await writer.settled()
    return !library.unwritten().includes(id)
  }

  /**
   * Matches that got a new seal and may not be stored yet. They must not be played before they are, or a crash would give other
   * dice.
   */
  const sealed = new Set<string>()
  const read: Saves['read'] = async (id) => {
    await started
    const found = await library.find(id)
    if (!found.ok) return found
    const { match, title } = found.saved
    if (needsSeal(match) && !sealed.has(id)) {
      sealed.add(id)
      library.put({ ...found.saved, match: sealFromHere(match, newSeed()) })
    }
    if (!sealed.has(id)) return { ok: true, match, title }
    if (!(await isStored(id))) return { ok: false, reason: 'unreachable' }
    sealed.delete(id)
    return read(id)
  }

  const add = (match: Match, title: string): Match => {
    const added = library.add({ match, title, changed: now(), deleted: null, since: null })
    library.askForIndex()
    return added
  }

  return {
    state,
    settings: settings.store,
    remembered: remembered.store,
    open: () => open(),
    takeOver: () => open(),
    rebuild: () => open(true),
    setSetting: settings.set,
    remember: remembered.set,
    read,
    isStored,
    save: (match) => {
      const time = now()
      // Keeps a title given during play. A deleted match that is played is restored.
      const { title = '', copyOf } = list.find(match.info.id) ?? {}
      const copied = copyOf !== undefined && { copyOf }
      library.play({ match, title, changed: time, deleted: null, since: null, ...copied })
      days.use(time)
      showDays()
      askToKeep()
    },
    add: async (match, title = '') => {
      await loaded
      return add(match, title).info.id
    },
    rename: (id, title) => change(id, (saved) => ({ ...saved, title, changed: now() })),
    duplicate: async (id, title) => {
      const found = await library.find(id)
      return found.ok ? add(found.saved.match, title).info.id : null
    },
    remove: (id) => change(id, (saved) => ({ ...saved, deleted: now(), since: days.used() })),
    restore: (id) => change(id, (saved) => ({ ...saved, deleted: null, since: null })),
    drop: (id) => {
      const entry = list.find(id)
      if (entry && isUnplayed(entry)) library.purge(id)
    },
    rawOf: quarantine.rawOf,
    continueAside: async (key) => {
      await loaded
      const sound = await quarantine.soundPartOf(key)
      return sound && add(sound.match, sound.title)
    },
    discardAside: async (key) => quarantine.discard(key),
    summaries,
    ...transfer,
    // What is taken, and what there is to export, is known once all has been read.
    exportBackup: () => loaded.then(transfer.exportBackup),
    checkImport: (text) => loaded.then(() => transfer.checkImport(text)),
    commitImport: (preview, parts) => loaded.then(() => transfer.commitImport(preview, parts)),
    retry: () => (isRead && !platform.isLate() ? writer.retry() : void readDisk()),
    settled: writer.settled,
  }
}

import type { StoreApi } from 'zustand/vanilla'
import type { LastRound, Phase, Rules, Seat, Standing } from '@/engine'
import type { DiceOrigin, Match, Player, TextFault } from '@/match'
import type { Summary } from '@/match/review'
import type { SaveProblem } from './disk'
import type { SavedBroken, SaveFault } from './savedMatch'
import type { Remembered } from './remembered'
import type { Settings } from './settings'

/** Everything that a row of the list shows, so that drawing the list reads no match. */
export type Entry = {
  readonly id: string
  readonly title: string
  /** How often it has been saved. */
  readonly revision: number
  readonly started: string
  /** When it was last played or renamed. */
  readonly changed: string
  readonly ended: string | null
  /** When it was deleted; null for all others. */
  readonly deleted: string | null
  /** The number of days the app had been used by then; null if not known. */
  readonly since: number | null
  /** Only on copies: the id of the match that it is a copy of. */
  readonly copyOf?: string
  readonly rules: Rules
  /** By seat, with their present pilots. */
  readonly players: readonly Player[]
  readonly dice: DiceOrigin
  readonly turn: Seat
  readonly phase: Phase
  /** Counted from 1. */
  readonly round: number
  /** Markers of this turn. */
  readonly atRisk: number
  /** Of 216 rolls; null while dice are on the table. */
  readonly bustCount: number | null
  readonly lastRound: LastRound | null
  /** The thumbnail, in the engine's notation. */
  readonly position: string
  /** Best first; null until the match is over. */
  readonly standings: readonly Standing[] | null
}

export type SaveFaultCode = SaveFault['code']

/** A save that could not be read, kept unchanged under a separate key. */
export type PutAside = Omit<SavedBroken, 'ok' | 'partial'> & {
  /** For `rawOf`, `continueAside` and `discardAside`. */
  readonly key: string
  readonly id: string
  readonly putAside: string
  /** The number of valid moves; null when none can be played. */
  readonly continuesFrom: number | null
}

/** A save of a newer app: listed, never overwritten. */
export type FromNewerApp = { readonly id: string; readonly format: string; readonly title: string }

export type SavesState = {
  /** The first page may be drawn: the latest matches are listed, or reading takes too long to wait for. */
  readonly ready: boolean
  /** False while the list may lack matches, because not all has been read yet. */
  readonly isWhole: boolean
  /** Unfinished and finished matches, the latest change first. */
  readonly entries: readonly Entry[]
  /** Deleted matches that can be restored, the latest first. */
  readonly deleted: readonly Entry[]
  readonly aside: readonly PutAside[]
  readonly newer: readonly FromNewerApp[]
  /** Null while saving works. */
  readonly problem: SaveProblem | null
  /** Another tab has taken over: nothing is written here until `takeOver`. */
  readonly isElsewhere: boolean
  /** The browser may delete saves when it needs space. */
  readonly mayBeCleared: boolean
  /** On how many different days the app has been used: deleted matches expire by these, not by the clock. */
  readonly daysUsed: number
}

export type MatchFound =
  | { readonly ok: true; readonly match: Match; readonly title: string }
  /** `put-aside`: it is listed in `aside` now. */
  | { readonly ok: false; readonly reason: 'not-found' | 'newer' | 'unreachable' }
  | { readonly ok: false; readonly reason: 'put-aside'; readonly aside: PutAside }

export type ImportProblem = Omit<SavedBroken, 'ok' | 'fault'> & {
  /** The match in a backup, counted from 1. */
  readonly number: number
  readonly line: number | null
  /** The text of that line, if it helps the user. */
  readonly says: string | null
  readonly fault: SaveFault | TextFault
}

/** What `commitImport` would do. */
export type ImportPreview = {
  readonly additions: readonly {
    readonly entry: Entry
    /** `copy`: another match has the same id, so the import gets a new one. `longer`: goes on from the match here, and replaces it. */
    readonly as: 'new' | 'copy' | 'longer'
    /** As it was imported. */
    readonly record: string
  }[]
  /** Matches that are already here, with the same moves or more. */
  readonly known: readonly Entry[]
  /** Saves that another device had put aside or only a newer app can read: imported unchanged. */
  readonly kept: readonly { readonly id: string; readonly raw: string }[]
  readonly problems: readonly ImportProblem[]
  /** Records that are missing or too broken to list. */
  readonly unread: number
}

export type Saves = {
  readonly state: Pick<StoreApi<SavesState>, 'getState' | 'getInitialState' | 'subscribe'>
  readonly settings: Pick<StoreApi<Settings>, 'getState' | 'getInitialState' | 'subscribe'>
  readonly remembered: Pick<StoreApi<Remembered>, 'getState' | 'getInitialState' | 'subscribe'>

  /** Loads everything and takes over from other tabs. Never rejects; resolves when all is read, or the first attempt has failed. */
  readonly open: () => Promise<void>
  readonly setSetting: <Name extends keyof Settings>(name: Name, value: Settings[Name]) => void
  readonly remember: <Name extends keyof Remembered>(name: Name, value: Remembered[Name]) => void

  /** Reads a match, or puts it aside if it cannot be read. First seals the next dice if they have no seal. */
  readonly read: (id: string) => Promise<MatchFound>
  /** Starts writing in this tick; the list shows it at once. */
  readonly save: (match: Match) => void
  /** Resolves when writing is done: whether the match is on the disk. */
  readonly isStored: (id: string) => Promise<boolean>
  /** Returns the id, which is a new one if the match's id is taken. */
  readonly add: (match: Match, title?: string) => Promise<string>
  /** False, here and below, if the match could not be read; nothing changes then. */
  readonly rename: (id: string, title: string) => Promise<boolean>
  /** The id of a second match with the same moves and other dice from then on; null if it could not be read. */
  readonly duplicate: (id: string, title: string) => Promise<string | null>
  /** Deletes the match. It can be restored until the app has been used on 30 more days. */
  readonly remove: (id: string) => Promise<boolean>
  readonly restore: (id: string) => Promise<boolean>
  /** Deletes a match for good, but only if nobody has rolled in it. */
  readonly drop: (id: string) => void

  /** The text of a save that was put aside, for sharing; null when the disk fails. */
  readonly rawOf: (key: string) => Promise<string | null>
  /** Adds the valid part of a broken save as a match; null when there is none. The broken save stays put aside. */
  readonly continueAside: (key: string) => Promise<Match | null>
  readonly discardAside: (key: string) => Promise<void>

  /** The summaries of finished matches for statistics: a cache that may lack some. */
  readonly summaries: {
    readonly read: () => Promise<readonly Summary[]>
    readonly keep: (summaries: readonly Summary[]) => Promise<void>
  }

  /** Null if the match could not be read. */
  readonly exportText: (id: string) => Promise<string | null>
  /**
   * Everything, one record a line: also deleted matches, saves put aside and those of a newer app. Null when the disk fails.
   * `withheldFrom` says how many saves are missing in it.
   */
  readonly exportBackup: () => Promise<string | null>
  /** Checks a text or a backup. Writes nothing. */
  readonly checkImport: (text: string) => Promise<ImportPreview>
  /** Adds the previewed matches, and the valid parts of the given problems. Returns the ids. */
  readonly commitImport: (
    preview: ImportPreview,
    parts?: readonly ImportProblem[],
  ) => Promise<readonly string[]>

  /** Retries reads and writes that failed. */
  readonly retry: () => void
  /** Resolves when everything has been written or has failed. */
  readonly settled: () => Promise<void>
  /** Makes this the writing tab again, and reloads everything. */
  readonly takeOver: () => Promise<void>
  /** Reloads without the index, for a list that could not be drawn. */
  readonly rebuild: () => Promise<void>
}

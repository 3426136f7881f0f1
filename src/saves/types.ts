/** What the saves room tells the others: its list, its problems, its answers. Nothing here acts. */
import type { StoreApi } from 'zustand/vanilla'
import type { LastRound, Phase, Rules, Seat, Standing } from '@/engine'
import type { DiceOrigin, Match, Player, TextFault } from '@/match'
import type { Summary } from '@/match/review'
import type { SaveProblem } from './disk'
import type { SavedBroken, SaveFault } from './savedMatch'
import type { Remembered, Settings } from './settings'

/** All that a row of the list shows, so that the list never opens a match. */
export type Entry = {
  readonly id: string
  readonly title: string
  /** How often it has been saved. */
  readonly revision: number
  readonly started: string
  /** When it was last played or renamed. */
  readonly changed: string
  readonly ended: string | null
  /** When it was put into Deleted; null for all others. */
  readonly deleted: string | null
  /** On how many days the app had been used by then; null where nobody counted. */
  readonly since: number | null
  readonly rules: Rules
  /** By seat, as they sit now. */
  readonly players: readonly Player[]
  /** Marked wherever it is listed, unless sealed. */
  readonly dice: DiceOrigin
  readonly turn: Seat
  readonly phase: Phase
  /** Counted from 1. */
  readonly round: number
  /** Markers of this turn that a bust would take off. */
  readonly atRisk: number
  /** Of the 216 rolls, how many would bust now; null while dice lie on the table. */
  readonly bustCount: number | null
  readonly lastRound: LastRound | null
  /** The thumbnail, in the engine's notation. */
  readonly position: string
  /** Best first, once it is finished. */
  readonly standings: readonly Standing[] | null
}

export type SaveFaultCode = SaveFault['code']

/** A save that could not be read, kept untouched under a key of its own. */
export type PutAside = Omit<SavedBroken, 'ok' | 'partial'> & {
  /** Its own key; names it in `rawOf`, `continueAside` and `discardAside`. */
  readonly key: string
  readonly id: string
  readonly putAside: string
  /** The last sound move, to continue from; null when nothing of it can be played. */
  readonly continuesFrom: number | null
}

/** A save of a newer app: shown, kept, never written over. */
export type FromNewerApp = { readonly id: string; readonly format: string; readonly title: string }

export type SavesState = {
  /** False until `open` has read the index and the settings. */
  readonly ready: boolean
  /** Under way and finished, the latest change first. */
  readonly entries: readonly Entry[]
  /** Deleted, and not yet gone for good, the latest first. */
  readonly deleted: readonly Entry[]
  readonly aside: readonly PutAside[]
  readonly newer: readonly FromNewerApp[]
  /** Null while saving works. */
  readonly problem: SaveProblem | null
  /** True once another tab has taken over: nothing is written from here until `takeOver`. */
  readonly isElsewhere: boolean
  /** The browser may clear what is saved when it needs room. */
  readonly mayBeCleared: boolean
  /** On how many different days the app has been used: what is deleted goes by these, whatever the clock says. */
  readonly daysUsed: number
}

export type MatchFound =
  | { readonly ok: true; readonly match: Match; readonly title: string }
  /** `put-aside`: it is now in `aside` under `key`, with the reason. */
  | { readonly ok: false; readonly reason: 'not-found' | 'newer' | 'unreachable' }
  | { readonly ok: false; readonly reason: 'put-aside'; readonly aside: PutAside }

export type ImportProblem = Omit<SavedBroken, 'ok' | 'fault'> & {
  /** Which match of a backup, counted from 1. */
  readonly number: number
  readonly line: number | null
  /** What stands in that line, where it tells something. */
  readonly says: string | null
  readonly fault: SaveFault | TextFault
}

/** What an import would do. Nothing is written before `commitImport`. */
export type ImportPreview = {
  readonly additions: readonly {
    readonly entry: Entry
    /** `copy`: its id is taken by another match, so it becomes a second one. */
    readonly as: 'new' | 'copy'
    /** As it came in. */
    readonly record: string
  }[]
  /** Already here, exactly so. */
  readonly known: readonly Entry[]
  /** What another device had put aside, or only a newer app can read: taken in word for word. */
  readonly kept: readonly { readonly id: string; readonly raw: string }[]
  readonly problems: readonly ImportProblem[]
  /** How many records more are missing, or are nothing one could tell of. */
  readonly unread: number
}

export type Saves = {
  /** The list and the state of saving; subscribe to redraw. */
  readonly state: Pick<StoreApi<SavesState>, 'getState' | 'getInitialState' | 'subscribe'>
  readonly settings: Pick<StoreApi<Settings>, 'getState' | 'getInitialState' | 'subscribe'>
  readonly remembered: Pick<StoreApi<Remembered>, 'getState' | 'getInitialState' | 'subscribe'>

  /** Reads index, settings and what is remembered, and takes over from other tabs. Always resolves. */
  readonly open: () => Promise<void>
  readonly setSetting: <Name extends keyof Settings>(name: Name, value: Settings[Name]) => void
  readonly remember: <Name extends keyof Remembered>(name: Name, value: Remembered[Name]) => void

  /** Reads a match and plays it through. What cannot be read is put aside. Where its next dice lie in no seal, they are sealed first. */
  readonly read: (id: string) => Promise<MatchFound>
  /** Starts to write in this tick and returns; the list shows it at once. */
  readonly save: (match: Match) => void
  /** What was saved of a match lies on the disk; false if the disk has not taken it. */
  readonly isStored: (id: string) => Promise<boolean>
  /** Saves a match under a new id if its own is taken; returns the id it has. */
  readonly add: (match: Match, title?: string) => Promise<string>
  /** False, as for all that changes a match: it could not be read, and nothing was changed. */
  readonly rename: (id: string, title: string) => Promise<boolean>
  /** A second match with the same moves, and other dice from there on; null when it could not be read. */
  readonly duplicate: (id: string, title: string) => Promise<string | null>
  /** Into Deleted, until the app has been used on 30 more days. */
  readonly remove: (id: string) => Promise<boolean>
  readonly restore: (id: string) => Promise<boolean>
  /** Lets go of a match in which nobody has rolled: there is nothing in it to be kept. Any other stays. */
  readonly drop: (id: string) => void

  /** The raw text of a save that was put aside, to be shared; null when the disk does not give it. */
  readonly rawOf: (key: string) => Promise<string | null>
  /** Makes the sound part of a broken save a match again; null when there is none. The broken one stays put aside. */
  readonly continueAside: (key: string) => Promise<Match | null>
  readonly discardAside: (key: string) => Promise<void>

  /** What statistics keep of the matches that are over. What is missing is made anew from them. */
  readonly summaries: {
    readonly read: () => Promise<readonly Summary[]>
    readonly keep: (summaries: readonly Summary[]) => Promise<void>
  }

  /** One match as text; null when it could not be read. */
  readonly exportText: (id: string) => Promise<string | null>
  /** Everything: matches, the deleted, what was put aside, what a newer app wrote. One record a line; null when the disk does not give them all. */
  readonly exportBackup: () => Promise<string | null>
  /** Checks a text or a backup and says what it would add. */
  readonly checkImport: (text: string) => Promise<ImportPreview>
  /** Adds what the preview shows, and of broken matches the sound parts that are wanted; returns the ids. */
  readonly commitImport: (
    preview: ImportPreview,
    parts?: readonly ImportProblem[],
  ) => Promise<readonly string[]>

  /** Tries again what could not be written: when the app comes to the front, or somebody asks. */
  readonly retry: () => void
  /** Resolves when nothing waits to be written, or when writing has failed. */
  readonly settled: () => Promise<void>
  /** Becomes the writing tab again, and reads everything anew. */
  readonly takeOver: () => Promise<void>
  /** The same, with a list made from the matches alone: the one there was could not be drawn. */
  readonly rebuild: () => Promise<void>
}

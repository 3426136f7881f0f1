/**
 * One visit to a match. It owns the match's table and stage and the state of the page, and turns taps into moves: the table
 * decides and saves them, the stage performs them. React subscribes to it once (`useSession`).
 */
import { createStore, type StoreApi } from 'zustand/vanilla'
import { itemAt } from '@/checked'
import { whyNot, type Placement, type Refusal, type Seat, type Space } from '@/engine'
import { canUndo, createTable, gameOf, pilotOf, playersOf, throwsOwn, type Match, type Table } from '@/match'
import type { Clock } from '@/stage/clock'
import type { Performing, Stage } from '@/stage/stage'
import { createBotTurns, showsWhoStarts, type BotTurns } from './botTurns'
import { createOwnDice, type OwnDice, type TypingGuard } from './ownDice'
import { sceneOf, seenOnOpening } from './sceneOf'
import type { Announcement, Scene, SessionState } from './scene'

export type SessionSettings = { readonly confirm: boolean; readonly passScreen: boolean }

/** The haptics of the session; the stage triggers all others. */
type SessionHaptic = 'illegalTap' | 'toggle' | 'undo'

/** The stage's questions about the match. */
type Performers = {
  readonly isBot: (seat: Seat) => boolean
  readonly bots: () => number
  /** The next page hides the board. */
  readonly isCovered: () => boolean
  readonly match: () => Match
}

export type SessionOptions = {
  readonly match: Match
  readonly clock: Clock
  /** Starts to write the match and returns at once. */
  readonly save: (match: Match) => void
  /** Resolves when the last save is on the disk. */
  readonly stored: () => Promise<unknown>
  /** The time as an ISO string. */
  readonly now: () => string
  readonly openStage: (performers: Performers) => Stage
  readonly touch: (moment: SessionHaptic) => void
  readonly typing: TypingGuard
  readonly say: (what: Announcement, match: Match) => void
  readonly settings: () => SessionSettings
  /** How many turns had been completed when a bust was last passed on; 0 by default. */
  readonly passedOn?: number
  /** A bust has been passed on. */
  readonly passOn?: (match: Match) => void
}

/** Everything that the scene and the page depend on. The object stays the same while nothing changes. */
type Snapshot = {
  readonly match: Match
  readonly performing: Performing | null
  /** How many of its steps the event on stage has reached. */
  readonly step: number
  /** The last performance: the end of its motion may still be visible. */
  readonly latest: Performing | null
  readonly sitting: SessionState
  readonly passScreen: boolean
}

export type Shown = Snapshot & { readonly scene: Scene }

export type Session = BotTurns &
  OwnDice &
  Pick<Stage, 'finish' | 'finishAll'> &
  Pick<Table, 'handOver' | 'offerHints' | 'takeHint'> &
  Pick<StoreApi<SessionState>, 'getState'> & {
    readonly subscribe: (listener: () => void) => () => void
    readonly snapshot: () => Snapshot
    /** The snapshot with its scene, computed once per snapshot. */
    readonly show: (snapshot: Snapshot) => Shown
    readonly scene: () => Scene
    readonly roll: () => void
    readonly rollAgain: () => void
    readonly choose: (space: Space) => void
    /** A space is held: shows what a placement there would give, and waits for a tap. */
    readonly preview: (space: Space) => void
    readonly chooseOption: (index: number) => void
    readonly stop: () => void
    readonly undo: () => void
    /** The picture of a bust has been dismissed, or the phone has been passed. */
    readonly goOn: () => void
    readonly replay: (turn: number | null) => void
    /** Shows a player's details; null, or the same player again, goes back. */
    readonly showPlayer: (player: Seat | null) => void
    /** The match opens with the roll-off that decided who starts. */
    readonly showsWhoStarts: boolean
  }

export const createSession = (options: SessionOptions): Session => {
  const { match: opened, clock, openStage, touch, typing, settings } = options
  const table = createTable(options)
  const present = (): Match => table.getState().match
  const store = createStore<SessionState>(() => ({
    seen: seenOnOpening(opened, options.passedOn),
    wasOver: gameOf(opened).phase === 'over',
    preview: null,
    entered: [],
    asked: null,
    refused: null,
    undone: null,
    sealed: null,
    paused: false,
    held: false,
    skipping: false,
  }))
  const set = store.setState
  const say = (what: Announcement): void => options.say(what, present())
  const isPerson = (seat: Seat): boolean => pilotOf(present(), seat).who === 'person'
  const stage = openStage({
    match: present,
    isBot: (seat) => !isPerson(seat),
    bots: () => playersOf(present()).filter(({ pilot }) => pilot.who === 'bot').length,
    isCovered: () => {
      const game = gameOf(present())
      return game.phase === 'over' || (settings().passScreen && isPerson(game.turn))
    },
  })

  const snapshot = keepIfEqual((): Snapshot => ({
    match: present(),
    ...stage.getState(),
    sitting: store.getState(),
    passScreen: settings().passScreen,
  }))
  const show = onceForEach((now: Snapshot): Shown => ({ ...now, scene: sceneOf({ ...now, ...now.sitting }) }))
  const scene = (): Scene => show(snapshot()).scene

  /** A tap completes the current performance, and does nothing else. */
  const finishes = (): boolean => {
    if (stage.isIdle()) return false
    stage.finish()
    return true
  }

  const act = (move: () => ReturnType<Table['roll']>): void => {
    const before = gameOf(present())
    const events = move()
    set({ preview: null, refused: null, asked: null, undone: null, sealed: null })
    stage.perform({ events, before, after: gameOf(present()) })
  }

  let refusals = 0
  let undos = 0
  const refuse = (refusal: Refusal, space: Space | null): void => {
    refusals += 1
    set({ refused: { id: refusals, space, refusal }, sealed: null })
    touch('illegalTap')
    say({ refused: refusal })
  }

  const rollIn = (is: 'start' | 'decide') => (): void => {
    if (finishes()) return
    if (throwsOwn(present())) say({ throwsOwn: true })
    else if (scene().is === is) act(table.roll)
  }

  const isIgnored = (): boolean => finishes() || typing.isSlip()

  const arm = (placement: Placement): void => {
    set({ preview: placement.space, refused: null })
    touch('toggle')
    say({ preview: placement })
  }

  const place = (placement: Placement): void => {
    const { space } = placement
    if (settings().confirm && store.getState().preview !== space) return arm(placement)
    act(() => table.place(space))
  }

  return {
    getState: store.getState,
    subscribe: (listener) => {
      const unsubscribe = [table, stage, store].map((each) => each.subscribe(listener))
      return () => {
        for (const end of unsubscribe) end()
      }
    },
    snapshot,
    show,
    scene,
    showsWhoStarts: showsWhoStarts(opened),
    finish: stage.finish,
    finishAll: stage.finishAll,
    handOver: table.handOver,
    offerHints: table.offerHints,
    takeHint: table.takeHint,
    roll: rollIn('start'),
    rollAgain: rollIn('decide'),
    choose: (space) => {
      if (isIgnored()) return
      const now = scene()
      if (now.is === 'recap' || now.is === 'player') return set({ asked: null })
      const option = now.is === 'choose' && now.options.find((each) => each.space === space)
      if (option) return place(option)
      const refusal = whyNot(now.game, space)
      if (now.is === 'choose' || now.is === 'start' || now.is === 'decide' || now.is === 'entering')
        refuse(refusal ?? { code: 'wrong-phase', phase: now.game.phase }, space)
    },
    preview: (space) => {
      const now = scene()
      const option = now.is === 'choose' && now.options.find((each) => each.space === space)
      if (option && store.getState().preview !== space) arm(option)
    },
    chooseOption: (index) => {
      if (isIgnored()) return
      const now = scene()
      const option = now.is === 'choose' ? now.options[index] : undefined
      if (option) place(option)
    },
    stop: () => {
      if (isIgnored()) return
      if (scene().is === 'decide') act(table.stop)
    },
    undo: () => {
      if (finishes()) return
      if (!canUndo(present()) || scene().is !== 'decide') return
      const { placedThisTurn, cells } = gameOf(present())
      table.undo()
      undos += 1
      set({
        undone: { id: undos, space: itemAt(placedThisTurn, -1), before: cells },
        preview: null,
        refused: null,
      })
      touch('undo')
      say({ undone: true })
    },
    goOn: () => {
      if (finishes()) return
      const now = scene()
      const { turnsPlayed } = gameOf(present())
      const { seen } = store.getState()
      if (now.is === 'bust') {
        set({ seen: { ...seen, busts: turnsPlayed } })
        options.passOn?.(present())
      }
      if (now.is === 'pass') set({ seen: { busts: turnsPlayed, passes: turnsPlayed } })
    },
    replay: (turn) => {
      if (!finishes()) set({ asked: turn === null ? null : { turn } })
    },
    showPlayer: (player) => {
      stage.finish()
      const now = scene()
      set({ asked: player === null || (now.is === 'player' && now.of === player) ? null : { player } })
    },
    ...createOwnDice({ table, stage, clock, store, scene, finishes, typing, say }),
    ...createBotTurns({ table, stage, clock, store, scene, act }),
  }
}

/** Returns the same object again while each of its values is the same. */
const keepIfEqual = <Value extends object>(read: () => Value): (() => Value) => {
  let kept = read()
  return () => {
    const now = read()
    const isEqual = (Object.keys(now) as (keyof Value)[]).every((key) => Object.is(now[key], kept[key]))
    if (!isEqual) kept = now
    return kept
  }
}

/** Memoises a function for its last argument. */
const onceForEach = <Argument extends object, Result>(
  of: (argument: Argument) => Result,
): ((argument: Argument) => Result) => {
  let last: { readonly argument: Argument; readonly result: Result } | null = null
  return (argument) => {
    if (last?.argument !== argument) last = { argument, result: of(argument) }
    return last.result
  }
}

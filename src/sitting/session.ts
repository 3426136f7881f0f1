/**
 * One sitting at a match: turns taps into moves, and keeps what belongs to the device alone (what has been seen,
 * previewed, paused). Decides no rule and waits for nothing: the table decides and saves, the stage performs.
 */
import { createStore, type StoreApi } from 'zustand/vanilla'
import { whyNot, type Placement, type Refusal, type Seat, type Space } from '@/engine'
import { canUndo, gameOf, throwsOwn, type Table } from '@/match'
import type { Stage } from '@/stage/stage'
import { createBotTurns, type BotTurns } from './botTurns'
import { createOwnDice, type OwnDice } from './ownDice'
import type { Scene } from './scene'
import { sceneOf, seenOnOpening } from './sceneOf'
import type { Sitting } from './sitting'
import type { Telling } from './telling'

export type SessionWishes = { readonly confirm: boolean; readonly passScreen: boolean }

/** What the hand feels of it. */
export type Felt = 'illegalTap' | 'toggle' | 'undo'

export type SessionOptions = {
  readonly table: Table
  readonly stage: Stage
  readonly touch: (moment: Felt) => void
  readonly say: (what: Telling) => void
  readonly wishes: () => SessionWishes
  /** Milliseconds, from whenever. */
  readonly now: () => number
}

export type Session = BotTurns &
  OwnDice &
  Pick<StoreApi<Sitting>, 'getState' | 'getInitialState' | 'subscribe'> & {
    readonly scene: () => Scene
    /** `from`: what its button was shown for, which may be a frame behind; what has come since is not rolled for. */
    readonly roll: (from?: 'start' | 'decide') => void
    readonly choose: (space: Space) => void
    /** A space is held: it shows what placing there would give, and waits for a tap. */
    readonly look: (space: Space) => void
    readonly option: (index: number) => void
    readonly stop: () => void
    readonly undo: () => void
    /** The picture of a bust has been seen, or the phone has been passed. */
    readonly goOn: () => void
    readonly replay: (turn: number | null) => void
    /** What a player has, or now again; asked for the same player twice, now again too. */
    readonly show: (player: Seat | null) => void
  }

export const createSession = ({ table, stage, touch, say, wishes, now }: SessionOptions): Session => {
  const store = createStore<Sitting>(() => ({
    seen: seenOnOpening(table.getState().match),
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
  const scene = (): Scene =>
    sceneOf({
      match: table.getState().match,
      performing: stage.getState().performing,
      seen: store.getState().seen,
      passScreen: wishes().passScreen,
      entered: store.getState().entered,
      asked: store.getState().asked,
    })

  /** A tap completes what is being performed, and nothing else. */
  const completes = (): boolean => {
    if (stage.isIdle()) return false
    stage.finish()
    return true
  }

  const act = (move: () => ReturnType<Table['roll']>): void => {
    const before = gameOf(table.getState().match)
    const events = move()
    set({ preview: null, refused: null, asked: null, undone: null, sealed: null })
    stage.perform({ events, before, after: gameOf(table.getState().match) })
  }

  let refusals = 0
  let undos = 0
  const refuse = (refusal: Refusal, space: Space | null): void => {
    refusals += 1
    set({ refused: { id: refusals, space, refusal }, sealed: null })
    touch('illegalTap')
    say({ refused: refusal })
  }

  const roll = (from?: 'start' | 'decide'): void => {
    if (completes()) return
    const { is } = scene()
    if (throwsOwn(table.getState().match)) say({ throwsOwn: true })
    else if ((is === 'start' || is === 'decide') && (from ?? is) === is) act(table.roll)
  }

  const { isQuiet, ...own } = createOwnDice({ table, stage, store, scene, completes, say, now })
  /** A tap that plays nothing: it completes what is being performed, or what lies under it has only just come. */
  const isIdle = (): boolean => completes() || isQuiet()

  const arm = (placement: Placement): void => {
    set({ preview: placement.space, refused: null })
    touch('toggle')
    say({ preview: placement })
  }

  const place = (placement: Placement): void => {
    const { space } = placement
    if (wishes().confirm && store.getState().preview !== space) return arm(placement)
    act(() => table.place(space))
  }

  return {
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    scene,
    roll,
    choose: (space) => {
      if (isIdle()) return
      const now = scene()
      if (now.is === 'recap' || now.is === 'player') return set({ asked: null })
      const option = now.is === 'choose' && now.options.find((each) => each.space === space)
      if (option) return place(option)
      const refusal = whyNot(now.game, space)
      if (now.is === 'choose' || now.is === 'start' || now.is === 'decide' || now.is === 'entering')
        refuse(refusal ?? { code: 'wrong-phase', phase: now.game.phase }, space)
    },
    look: (space) => {
      const now = scene()
      const option = now.is === 'choose' && now.options.find((each) => each.space === space)
      if (option && store.getState().preview !== space) arm(option)
    },
    option: (index) => {
      if (isIdle()) return
      const now = scene()
      const option = now.is === 'choose' ? now.options[index] : undefined
      if (option) place(option)
    },
    stop: () => {
      if (isIdle()) return
      if (scene().is === 'decide') act(table.stop)
    },
    undo: () => {
      if (completes()) return
      const { match } = table.getState()
      if (!canUndo(match) || scene().is !== 'decide') return
      const { placedThisTurn, cells } = gameOf(match)
      table.undo()
      undos += 1
      set({
        undone: { id: undos, space: placedThisTurn.at(-1)!, before: cells },
        preview: null,
        refused: null,
      })
      touch('undo')
      say({ undone: true })
    },
    goOn: () => {
      if (completes()) return
      const now = scene()
      const { turnsPlayed } = gameOf(table.getState().match)
      const { seen } = store.getState()
      if (now.is === 'bust') set({ seen: { ...seen, busts: turnsPlayed } })
      if (now.is === 'pass') set({ seen: { busts: turnsPlayed, passes: turnsPlayed } })
    },
    replay: (turn) => {
      if (!completes()) set({ asked: turn === null ? null : { turn } })
    },
    show: (player) => {
      stage.finish()
      const now = scene()
      set({ asked: player === null || (now.is === 'player' && now.of === player) ? null : { player } })
    },
    ...own,
    ...createBotTurns({ table, stage, store, scene, act }),
  }
}

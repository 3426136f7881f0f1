/** What the play screen shows, from the match and what people have seen of it. Holds no rule, no words, no state. */
import {
  bustCount,
  columnOf,
  ifYouStop,
  isOfThisTurn,
  legalPlacements,
  readings,
  rowOf,
  spacesOfThisTurn,
  whyNot,
  type Dice,
  type Game,
  type GameEvent,
  type Lost,
  type Placement,
  type Refusal,
  type Seat,
  type Space,
  type StopPreview,
} from '@/engine/index'
import { gameOf, pilotOf, turnsOf, type Match, type MoveStep, type Turn } from '@/match/index'
import type { Performing } from '@/stage/index'

/** How many completed turns people have seen off: the picture of their bust, and the page that passes the phone. */
export type Seen = { readonly busts: number; readonly passes: number }

/** On opening a match, the last turn counts as unseen until somebody has rolled since. */
export const seenOnOpening = (match: Match): Seen => {
  const { turnsPlayed, rollsThisTurn } = gameOf(match)
  const seen = rollsThisTurn > 0 || turnsPlayed === 0 ? turnsPlayed : turnsPlayed - 1
  return { busts: seen, passes: seen }
}

/** A space that a bust roll reaches, and why it takes nothing. */
export type Miss = {
  readonly space: Space
  readonly refusal: Extract<Refusal, { code: 'closed-space' | 'squatter-used' }>
}

export type BotDeed =
  | { readonly did: 'nothing' }
  | { readonly did: 'rolled' }
  | { readonly did: 'placed'; readonly space: Space; readonly placed: Placed; readonly bust: number }
  | { readonly did: 'busted'; readonly lost: readonly Lost[] }
  | { readonly did: 'stopped'; readonly took: number }
type Placed = Extract<GameEvent, { type: 'placed' }>

/** `game` is the game to draw; `seat` is whose turn the page speaks of. */
export type Scene = { readonly game: Game; readonly seat: Seat } & (
  | { readonly is: 'start'; readonly recaps: readonly Turn[] }
  | { readonly is: 'rolling'; readonly dice: Dice }
  | { readonly is: 'choose'; readonly dice: Dice; readonly options: readonly Placement[] }
  | {
      readonly is: 'decide'
      readonly preview: StopPreview
      readonly bust: number
      readonly last: Space | null
    }
  | {
      readonly is: 'bust'
      readonly dice: Dice
      readonly lost: readonly Lost[]
      readonly misses: readonly Miss[]
      /** Who goes on; null when the match is over. */
      readonly next: Seat | null
    }
  | {
      readonly is: 'settling'
      readonly stopped: Extract<GameEvent, { type: 'stopped' }>
    }
  | {
      readonly is: 'botTurn'
      readonly dice: Dice | null
      readonly deed: BotDeed
      readonly last: Space | null
    }
  | { readonly is: 'pass'; readonly recaps: readonly Turn[] }
  | { readonly is: 'recap'; readonly turn: Turn; readonly last: Space | null }
  | { readonly is: 'over' }
)

export type SceneInput = {
  readonly match: Match
  readonly performing: Performing | null
  readonly seen: Seen
  readonly passScreen: boolean
  /** The number of a turn that somebody wants to see again. */
  readonly recapOf: number | null
}

export const sceneOf = (input: SceneInput): Scene => {
  const { match, performing, recapOf } = input
  if (performing) return performedScene(performing, input)
  if (recapOf !== null) {
    const turn = turnsOf(match).find(({ number }) => number === recapOf)
    if (turn) return recapScene(match, turn)
  }
  return standingScene(input)
}

/** What stands on the table once nothing moves. */
const standingScene = ({ match, seen, passScreen }: SceneInput): Scene => {
  const game = gameOf(match)
  const seat = game.turn
  const turns = turnsOf(match)
  const ended = turns.filter(({ ending }) => ending !== null)
  const last = ended[ended.length - 1] ?? null
  const isFresh = game.phase === 'over' || game.rollsThisTurn === 0

  if (isFresh && last?.ending === 'busted' && seen.busts < game.turnsPlayed && isPerson(match, last.seat))
    return bustScene(match, last.seat)
  if (game.phase === 'over') return { is: 'over', game, seat }
  if (!isPerson(match, seat)) return botScene(match, game)
  if (game.phase === 'roll') {
    const holder = [...ended].reverse().find((turn) => isPerson(match, turn.seat))
    if (passScreen && last && holder && holder.seat !== seat && seen.passes < game.turnsPlayed)
      return { is: 'pass', game, seat, recaps: sinceTurnOf(seat, ended) }
    return { is: 'start', game, seat, recaps: sincePerson(match, ended) }
  }
  if (game.phase === 'place')
    return { is: 'choose', game, seat, dice: game.dice!, options: inReadingOrder(legalPlacements(game)) }
  return decideScene(game)
}

/** The turns that bots have played since a person did; where none has, the last turn. */
const sincePerson = (match: Match, ended: readonly Turn[]): readonly Turn[] => {
  const lastOfPerson = ended.findLastIndex(({ seat }) => isPerson(match, seat))
  const byBots = ended.slice(lastOfPerson + 1)
  return byBots.length > 0 ? byBots : ended.slice(-1)
}

/** The turns of all others since this seat's own last one. */
const sinceTurnOf = (seat: Seat, ended: readonly Turn[]): readonly Turn[] =>
  ended.slice(ended.findLastIndex((turn) => turn.seat === seat) + 1)

/** What is shown while an event is being performed. */
const performedScene = ({ event, act }: Performing, input: SceneInput): Scene => {
  const { match } = input
  switch (event.type) {
    case 'rolled': {
      const game: Game = {
        ...act.before,
        phase: 'place',
        dice: event.dice,
        rollsThisTurn: act.before.rollsThisTurn + 1,
      }
      return isPerson(match, event.seat)
        ? { is: 'rolling', game, seat: event.seat, dice: event.dice }
        : { is: 'botTurn', game, seat: event.seat, dice: event.dice, deed: { did: 'rolled' }, last: null }
    }
    case 'busted': {
      const game = bustGame(act.before, event.dice)
      return isPerson(match, event.seat)
        ? { is: 'bust', seat: event.seat, ...bustFacts(game, event), next: nextOf(act.after) }
        : {
            is: 'botTurn',
            game: swept(game),
            seat: event.seat,
            dice: event.dice,
            deed: { did: 'busted', lost: event.lost },
            last: null,
          }
    }
    case 'placed':
      return isPerson(match, event.seat) ? decideScene(act.after) : botScene(match, act.after)
    case 'stopped': {
      const game: Game = { ...act.before, cells: act.after.cells, placedThisTurn: [] }
      return isPerson(match, event.seat)
        ? { is: 'settling', game, seat: event.seat, stopped: event }
        : {
            is: 'botTurn',
            game,
            seat: event.seat,
            dice: null,
            deed: { did: 'stopped', took: event.settled.length + event.claimed.length },
            last: null,
          }
    }
    case 'lastRoundCalled':
    case 'turnPassed':
    case 'ended':
      return standingScene({ ...input, passScreen: false, seen: { busts: Infinity, passes: Infinity } })
  }
}

const decideScene = (game: Game): Scene => ({
  is: 'decide',
  game,
  seat: game.turn,
  preview: ifYouStop(game)!,
  bust: bustCount(game),
  last: lastPlaced(game),
})

/** A bot's turn between two of its deeds, rebuilt from its last move. */
const botScene = (match: Match, game: Game): Scene => {
  const seat = game.turn
  const events = lastMove(match)?.events ?? []
  const placed = events.find((event) => event.type === 'placed')
  const turn = turnsOf(match).at(-1)
  const dice = game.dice ?? (turn && turn.ending === null ? (turn.rolls.at(-1)?.dice ?? null) : null)
  const deed: BotDeed =
    game.phase === 'decide' && placed
      ? { did: 'placed', space: placed.space, placed, bust: bustCount(game) }
      : { did: game.phase === 'place' ? 'rolled' : 'nothing' }
  return { is: 'botTurn', game, seat, dice, deed, last: game.phase === 'decide' ? lastPlaced(game) : null }
}

/** The bust that ended the last turn, rebuilt from the record. */
const bustScene = (match: Match, seat: Seat): Scene => {
  const step = lastMove(match)!
  const event = step.events.find((each) => each.type === 'busted')!
  const game = bustGame(gameBefore(match, step), event.dice)
  return { is: 'bust', seat, ...bustFacts(game, event), next: nextOf(step.game) }
}

/** The game with the dice of a bust on the table, its markers still in place. */
const bustGame = (before: Game, dice: Dice): Game => ({
  ...before,
  phase: 'place',
  dice,
  rollsThisTurn: before.rollsThisTurn + 1,
})

/** The same with the markers off: what lay beneath is untouched (R12). */
const swept = (game: Game): Game => ({
  ...game,
  cells: game.cells.map((cell) => (isOfThisTurn(cell) ? { ...cell, squatter: null, claim: false } : cell)),
  placedThisTurn: [],
})

const bustFacts = (game: Game, { dice, lost }: Extract<GameEvent, { type: 'busted' }>) => ({
  game: swept(game),
  dice,
  lost,
  misses: readings(dice)
    .flatMap(({ space }): Miss[] => {
      const refusal = whyNot(game, space, dice)
      return refusal?.code === 'closed-space' || refusal?.code === 'squatter-used' ? [{ space, refusal }] : []
    })
    .sort(byColumnThenRow),
})

/** A finished turn as it stood when it ended: before the stop, or at the bust. */
const recapScene = (match: Match, turn: Turn): Scene => {
  const step = match.steps.find(
    (each): each is MoveStep => each.type === 'move' && each.game.turnsPlayed === turn.number + 1,
  )!
  const before = gameBefore(match, step)
  const game = turn.ending === 'busted' ? swept(before) : before
  return { is: 'recap', game, seat: turn.seat, turn, last: lastPlaced(game) }
}

const isPerson = (match: Match, seat: Seat): boolean => pilotOf(match, seat).who === 'person'
const nextOf = (after: Game): Seat | null => (after.phase === 'over' ? null : after.turn)

const lastMove = ({ steps }: Match): MoveStep | null =>
  steps.findLast((step): step is MoveStep => step.type === 'move') ?? null

const gameBefore = (match: Match, step: MoveStep): Game =>
  gameOf({ info: match.info, steps: match.steps.slice(0, match.steps.indexOf(step)) })

/** Where the last marker went, while it can still be told apart. */
const lastPlaced = (game: Game): Space | null =>
  spacesOfThisTurn(game).length > 0 ? (game.placedThisTurn.at(-1) ?? null) : null

const byColumnThenRow = (a: { readonly space: Space }, b: { readonly space: Space }): number =>
  columnOf(a.space) - columnOf(b.space) || rowOf(a.space) - rowOf(b.space)

/** The options as chips show them: by column, then row. */
const inReadingOrder = (placements: readonly Placement[]): readonly Placement[] =>
  [...placements].sort(byColumnThenRow)

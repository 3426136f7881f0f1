/** Board props for each scene: what is shown and what is animated. */
import {
  largestGroups,
  markerCount,
  seatsOf,
  type Dice,
  type Game,
  type Placement,
  type Space,
  type Cell,
  type GameEvent,
} from '@/engine'
import type { Phrases } from '@/i18n/dictionaries'
import { tierOfRoll } from '@/stage/stakes'
import type { Performing } from '@/stage/stage'
import type { BoardMotion, BoardProps, BustPicture, Outline } from '@/ui/game/board/types'
import { takenFrom } from '@/sitting/recap'
import type { Scene, SessionState } from '@/sitting/scene'
import { motion } from '@/theme/motion'
import type { Tier, Timeline } from '@/theme/timeline'

export type BoardView = Pick<BoardProps, 'cells' | 'mover'> & {
  readonly targets: readonly Placement[]
  readonly outlines: readonly Outline[]
  readonly lastPlaced: Space | null
  readonly rolled: Dice | null
  readonly bust: BustPicture | null
}

/** Props of a board without targets, outlines or highlights. */
export const plainBoard = {
  targets: [],
  outlines: [],
  lastPlaced: null,
  rolled: null,
  bust: null,
} as const

type BoardOptions = { readonly outlines: boolean; readonly words: Phrases['play'] }

export const boardViewOf = (scene: Scene, { outlines, words }: BoardOptions): BoardView => {
  const { game, seat } = scene
  const plain: BoardView = { ...plainBoard, cells: game.cells, mover: seat }
  const groups = (): readonly Outline[] => (outlines ? groupOutlines(game) : [])
  switch (scene.is) {
    case 'start': {
      const lost = takenFrom(seat, scene.recaps)
      return {
        ...plain,
        outlines: lost.length > 0 ? [...groups(), { seat, spaces: lost, kind: 'lost' }] : groups(),
      }
    }
    case 'pass':
    case 'over':
      return { ...plain, outlines: groups() }
    case 'settling':
      return { ...plain, outlines: scene.done ? groups() : [] }
    case 'entering':
    case 'rolling':
      return plain
    case 'player': {
      const spaces = largestGroups(game.cells, scene.of)
      return {
        ...plain,
        outlines: spaces.map((group) => ({ seat: scene.of, spaces: group, kind: 'result' })),
      }
    }
    case 'choose':
      return { ...plain, targets: scene.options, rolled: scene.dice }
    case 'decide':
      return {
        ...plain,
        lastPlaced: scene.last,
        outlines:
          outlines && scene.preview.outline.length > 1
            ? [{ seat, spaces: scene.preview.outline, kind: 'ifYouStop' }]
            : [],
      }
    case 'bust':
      return { ...plain, bust: bustPicture(scene.lost, words) }
    case 'botTurn':
      return {
        ...plain,
        lastPlaced: scene.last,
        rolled: scene.action.did === 'rolled' || scene.action.did === 'placed' ? scene.dice : null,
        bust: scene.action.did === 'busted' ? bustPicture(scene.action.lost, words) : null,
        outlines: scene.action.did === 'nothing' || scene.action.did === 'stopped' ? groups() : [],
      }
    case 'recap':
      return {
        ...plain,
        lastPlaced: scene.last,
        bust: scene.turn.ending === 'busted' ? bustPicture(lostIn(scene.turn.events), words) : null,
      }
  }
}

/** The largest groups of all players, from two spaces up. */
export const groupOutlines = (game: Game): readonly Outline[] =>
  seatsOf(game).flatMap((seat) =>
    largestGroups(game.cells, seat)
      .filter((spaces) => spaces.length > 1)
      .map((spaces): Outline => ({ seat, spaces, kind: 'group' })),
  )

type Lost = BustPicture['lost']

const lostIn = (events: Performing['act']['events']): Lost =>
  events.find((event) => event.type === 'busted')?.lost ?? []

export const bustPicture = (lost: Lost, words: Phrases['play']): BustPicture => ({
  lost,
  word: words.stamp,
  detail: words.markersLost(markerCount(lost)),
})

/** The current motion: the event on the stage, an undo, or the spaces that a roll offers. */
export const boardMotionOf = (
  scene: Scene,
  performing: Performing | null,
  { undone }: SessionState,
  steps: number,
  /** Highlights a bold roll. Needs the bust chance shown, and dice that are not brisk. */
  rises: boolean,
): BoardMotion | null => {
  if (performing) return motionOnStage(performing)
  // Negative, so that the nonce never equals one from the stage.
  if (undone)
    return { nonce: -2 * undone.id, what: { type: 'undone', space: undone.space }, before: undone.before }
  if (scene.is === 'choose') {
    const relieved = rises && isBold(tierOfRoll(scene.game))
    return {
      nonce: -2 * steps - 1,
      what: { type: 'targets', ...(relieved && { relief: scene.game.placedThisTurn }) },
      before: scene.game.cells,
    }
  }
  return null
}

/** Null if the event does not animate the board. */
export const motionOfEvent = (
  event: GameEvent,
  nonce: number,
  before: readonly Cell[],
  { stop, bust }: Timeline = {},
): BoardMotion | null => {
  if (event.type === 'rolled' || event.type === 'placed') return { nonce, what: event, before }
  if (event.type === 'stopped' && stop) return { nonce, what: { ...event, times: stop }, before }
  if (event.type === 'busted' && bust) return { nonce, what: { ...event, times: bust }, before }
  return null
}

/** From this tier on, the board pales around the spaces at stake. */
const bold: Tier = motion.tension.beat.fromTier

const isBold = (tier: Tier): boolean => tier >= bold

export const motionOnStage = ({
  id,
  event,
  act,
  manner,
  stakes,
  timeline,
}: Performing): BoardMotion | null => {
  const moves = motionOfEvent(event, id, act.before.cells, timeline)
  return (
    moves && {
      ...moves,
      veiled: isBold(stakes.tier) && !manner.bot,
      order: stakes.takes.order,
      brisk: manner.pace === 'brisk',
      bot: manner.bot,
    }
  )
}

/** What the board is told in each scene. Holds no rule and draws nothing. */
import {
  largestGroups,
  markerCount,
  seatsOf,
  type Dice,
  type Game,
  type Placement,
  type Space,
} from '@/engine'
import type { Phrases } from '@/i18n/dictionaries'
import { tierOfRoll } from '@/stage/stakes'
import type { Performing } from '@/stage/stage'
import type { BoardMotion, BoardProps, BustPicture, Outline } from '@/ui/game/board/types'
import { isBold, motionOnStage } from './boardMotion'
import { takenFrom } from '@/sitting/recap'
import type { Scene } from '@/sitting/scene'
import type { Sitting } from '@/sitting/sitting'

export type BoardView = Pick<BoardProps, 'cells' | 'mover'> & {
  readonly targets: readonly Placement[]
  readonly outlines: readonly Outline[]
  readonly lastPlaced: Space | null
  readonly rolled: Dice | null
  readonly bust: BustPicture | null
}

/** A board of which nothing is said but what lies there. */
export const plainBoard = {
  targets: [],
  outlines: [],
  lastPlaced: null,
  rolled: null,
  bust: null,
} as const

type BoardWishes = { readonly outlines: boolean; readonly words: Phrases['play'] }

export const boardViewOf = (scene: Scene, { outlines, words }: BoardWishes): BoardView => {
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
        rolled: scene.deed.did === 'rolled' || scene.deed.did === 'placed' ? scene.dice : null,
        bust: scene.deed.did === 'busted' ? bustPicture(scene.deed.lost, words) : null,
        outlines: scene.deed.did === 'nothing' || scene.deed.did === 'stopped' ? groups() : [],
      }
    case 'recap':
      return {
        ...plain,
        lastPlaced: scene.last,
        bust: scene.turn.ending === 'busted' ? bustPicture(lostIn(scene.turn.events), words) : null,
      }
  }
}

/** Everybody’s largest groups; a single space is none to show. */
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

/** The motion of the moment: of the stage, of an undo, or of the spaces that a roll has opened. */
export const boardMotionOf = (
  scene: Scene,
  performing: Performing | null,
  { undone }: Sitting,
  steps: number,
  /** A bold roll is more than another: the chance is shown, and the dice take their time. */
  rises: boolean,
): BoardMotion | null => {
  if (performing) return motionOnStage(performing)
  // Counted below zero, so that no motion of the stage has the same number.
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

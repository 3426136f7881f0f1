/** The board of a match. It renders one frame before the rest of the page, so that taps feel immediate. */
import { useEffect, type ComponentRef, type RefObject } from 'react'
import { View } from 'react-native'
import { useStore } from 'zustand'
import { usePhrases } from '@/i18n/PhrasesProvider'
import type { Phrases } from '@/i18n/dictionaries'
import { playersOf } from '@/match'
import type { Space } from '@/engine'
import type { BoardCell } from '@/theme/boardSize'
import { useIncreasedContrast } from '@/theme/increasedContrast'
import { Board } from '@/ui/game/board/Board'
import { focusOnSpace } from '@/ui/kit/focus'
import type { Outline } from '@/ui/game/board/types'
import { useSettings } from '@/services'
import { boardMotionOf, boardViewOf } from '@/features/matchView/boardView'
import { ifYouPlace } from '@/sitting/choices'
import { takenFrom } from '@/sitting/recap'
import type { Pointing } from '@/sitting/pointing'
import type { Session, Shown } from '@/sitting/session'
import { dangerIn } from './matchFacts'
import type { Coach } from './useCoach'
import { useShown } from './useSession'
import { seatNamesAt, spaceLabels } from '@/features/matchView/sentences'

/** What the board and the panel of a match share. */
export type PlayPageParts = {
  readonly session: Session
  /** The state that the page shows, one frame after the board. */
  readonly shown: Shown
  readonly coach: Coach | null
  readonly pointing: Pointing
  /** The space under a finger, or null. */
  readonly onTouch: (space: Space | null) => void
  readonly board: RefObject<ComponentRef<typeof View> | null>
}

type TableBoardProps = PlayPageParts & { readonly cell: BoardCell }

export function TableBoard({ session, shown, coach, pointing, onTouch, board, cell }: TableBoardProps) {
  const live = useShown(session)
  // A stop changes half the board, so it renders together with the page instead of a frame earlier.
  const stops = live.performing?.event.type === 'stopped'
  const { scene, match, performing, latest, sitting } = stops ? shown : live
  const phrases = usePhrases()
  const contrast = useIncreasedContrast()
  const { outlines, bustChance, dicePace } = useSettings()
  const view = boardViewOf(scene, { outlines, words: phrases.play })
  // The gold numerals and the labels for screen readers wait for the page, so that the tapped space renders first.
  const { rolled } = boardViewOf(shown.scene, { outlines: false, words: phrases.play })
  const labelOf = labelsOf(shown, phrases)

  // After a placement the focus stays on the board, so that a second press of Space never rolls.
  const placed = scene.is === 'decide' ? scene.last : null
  useEffect(() => {
    if (placed !== null) focusOnSpace(board.current, placed)
  }, [placed, board])

  const pointed = useStore(pointing, ({ space }) =>
    view.targets.some((target) => target.space === space) ? space : null,
  )
  const shownSpace = sitting.preview ?? pointed
  const ahead = scene.is === 'choose' && shownSpace !== null ? ifYouPlace(scene.game, shownSpace).outline : []
  const groupAhead: Outline = { seat: scene.seat, spaces: ahead, kind: 'ifYouStop' }
  return (
    <View ref={board}>
      <Board
        {...cell}
        looks={playersOf(match)}
        {...view}
        outlines={ahead.length > 1 ? [groupAhead] : view.outlines}
        rolled={rolled}
        lastPlaced={sitting.preview ?? coach?.space ?? view.lastPlaced}
        crossHair={shownSpace}
        armed={sitting.preview}
        label={phrases.board.name}
        labelOf={labelOf}
        onPress={session.choose}
        onHover={pointing.point}
        onTouch={onTouch}
        paling={contrast ? 0 : dangerIn(scene, { bustChance }).veil}
        shake={
          sitting.refused?.space == null ? null : { space: sitting.refused.space, nonce: sitting.refused.id }
        }
        performing={boardMotionOf(
          scene,
          // A placement accepts input before the end of its animation, which is still shown.
          performing ?? (scene.is === 'decide' && latest?.event.type === 'placed' ? latest : null),
          sitting,
          match.steps.length,
          bustChance && dicePace === 'relaxed',
        )}
      />
    </View>
  )
}

const labelsOf = ({ scene, match }: Shown, phrases: Phrases): ((space: Space) => string) => {
  const options = scene.is === 'choose' ? scene.options : null
  const taken = scene.is === 'start' ? takenFrom(scene.seat, scene.recaps) : []
  return spaceLabels(scene.game, phrases, seatNamesAt(match, scene.seat), options, taken)
}

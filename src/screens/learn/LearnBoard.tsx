/** The board one learns on, as a match would show it at this moment. Every tap goes to whoever teaches here. */
import { useEffect, useRef, type ComponentRef } from 'react'
import { View } from 'react-native'
import type { Placement, Space } from '@/engine'
import { usePhrases } from '@/i18n/PhrasesProvider'
import type { Practice } from '@/sitting/practice'
import { Board } from '@/ui/game/board/Board'
import { focusOnSpace } from '@/ui/kit/focus'
import type { BoardProps } from '@/ui/game/board/types'
import { spaceLabel } from '@/features/matchView/sentences'
import { practiceView } from './practiceView'
import { looksOf, naming } from './players'

type LearnBoardProps = Pick<BoardProps, 'cell' | 'gutter' | 'crossHair' | 'performing'> & {
  readonly practice: Practice
  /** What may be placed now; null while nothing is chosen. */
  readonly options: readonly Placement[] | null
  /** While dice roll, the board is as it was before; what they open comes when they lie. */
  readonly rolling?: boolean
  /** Where the focus rests after a placement, as in a match. */
  readonly rests?: Space | null
  readonly onPlace: (space: Space) => void
  readonly onPoint: (space: Space | null) => void
}

export function LearnBoard({
  practice: { now, refused, presses },
  options,
  rolling = false,
  rests = null,
  onPlace,
  onPoint,
  ...rest
}: LearnBoardProps) {
  const phrases = usePhrases()
  const place = useRef<ComponentRef<typeof View>>(null)
  useEffect(() => {
    if (rests !== null) focusOnSpace(place.current, rests)
  }, [rests])
  return (
    <View ref={place}>
      <Board
        {...rest}
        {...practiceView(now, { options, rolling, words: phrases.play })}
        looks={looksOf(phrases)}
        label={phrases.board.name}
        labelOf={(space) => spaceLabel(now.game, space, phrases, naming, options)}
        onPress={onPlace}
        onHover={onPoint}
        shake={refused?.space == null ? null : { space: refused.space, nonce: presses }}
      />
    </View>
  )
}

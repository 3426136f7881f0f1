/** The layout shared by the lesson and the rules: a practice board, text around it, and buttons that stay visible. */
import { useEffect, useRef, type ComponentRef, type ReactNode } from 'react'
import { StyleSheet, View } from 'react-native'
import { ifYouStop, lastPlaced, type Game, type Placement, type Space } from '@/engine'
import { usePhrases } from '@/i18n/PhrasesProvider'
import { useWindow } from '@/theme/ThemeProvider'
import type { Phrases } from '@/i18n/dictionaries'
import { useSettings } from '@/services'
import type { BoardCell } from '@/theme/boardSize'
import { space } from '@/theme/measures'
import { Board } from '@/ui/game/board/Board'
import type { BoardProps, Outline } from '@/ui/game/board/types'
import { IconButton } from '@/ui/kit/IconButton'
import { Text } from '@/ui/kit/Text'
import { TopBar } from '@/ui/kit/TopBar'
import { focusOnSpace } from '@/ui/kit/focus'
import type { IconName } from '@/ui/kit/Icon'
import { bustPicture, groupOutlines, plainBoard, type BoardView } from '@/features/matchView/boardView'
import { spaceLabels } from '@/features/matchView/sentences'
import { TimedToast, type ToastText } from '@/features/matchView/TimedToast'
import { BoardPage } from '../shell/BoardPage'
import { PageTitle } from '../shell/Page'
import type { Moved, Practice } from './usePractice'
import { looksOf, seatName } from './players'

type LearnPageProps = {
  /** The rules have more text, so their board is smaller. */
  readonly place: 'lesson' | 'rules'
  readonly title: string
  readonly onBack: () => void
  /** One line below the title. */
  readonly line?: string
  /** Replaces the icon and label of the back button. */
  readonly leave?: { readonly icon: IconName; readonly label: string }
  readonly above: ReactNode
  readonly board: (cell: BoardCell) => ReactNode
  readonly below?: ReactNode
  readonly foot: ReactNode
  /** The reason why the last press did nothing. */
  readonly refused: ToastText | null
  /** The page scrolls back to the top when this changes. */
  readonly topic: string
}

export const LearnPage = ({ title, line, onBack, leave, foot, refused, ...page }: LearnPageProps) => {
  const { common } = usePhrases()
  const { leftHanded } = useSettings()
  const isWide = useWindow().shape === 'wide'
  return (
    <BoardPage
      {...page}
      boardScrolls
      leftHanded={leftHanded}
      bar={
        <TopBar
          leading={isWide}
          left={
            <IconButton icon={leave?.icon ?? 'back'} label={leave?.label ?? common.back} onPress={onBack} />
          }
        >
          <PageTitle title={title} small={line !== undefined} />
          {line !== undefined && (
            <Text type="caption" centred={!isWide} numberOfLines={2}>
              {line}
            </Text>
          )}
        </TopBar>
      }
      toast={<TimedToast said={refused} bottom={8} />}
      panel={<View style={styles.foot}>{foot}</View>}
    />
  )
}

type LearnBoardProps = Pick<BoardProps, 'cell' | 'gutter' | 'crossHair' | 'performing'> & {
  readonly practice: Practice
  /** The possible placements; null while there is nothing to choose. */
  readonly options: readonly Placement[] | null
  /** While the dice roll, the board shows the position before the roll. */
  readonly rolling?: boolean
  /** This space gets the focus after a placement, as in a match. */
  readonly rests?: Space | null
  readonly onPlace: (space: Space) => void
  readonly onPoint: (space: Space | null) => void
}

/** A board that looks and behaves as in a match. */
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
        labelOf={spaceLabels(now.game, phrases, seatName, options)}
        onPress={onPlace}
        onHover={onPoint}
        shake={refused?.space == null ? null : { space: refused.space, nonce: presses }}
      />
    </View>
  )
}

type Moment = {
  readonly options: readonly Placement[] | null
  readonly rolling: boolean
  readonly words: Phrases['play']
}

/** After a bust, shows the board before it with the lost markers coming off. */
const practiceView = ({ game, before, events }: Moved, { options, rolling, words }: Moment): BoardView => {
  const busted = events.find((event) => event.type === 'busted')
  if (before && (rolling || busted)) {
    const bust = busted && !rolling ? bustPicture(busted.lost, words) : null
    return { ...plainBoard, cells: before.cells, mover: before.turn, bust }
  }
  return {
    cells: game.cells,
    mover: game.turn,
    targets: options ?? [],
    outlines: outlinesOf(game),
    lastPlaced: lastPlaced(game),
    rolled: game.dice,
    bust: null,
  }
}

/** Outlines: none while choosing, the groups that stopping would join while deciding, otherwise all largest groups. */
const outlinesOf = (game: Game): readonly Outline[] => {
  if (game.phase === 'place') return []
  const preview = ifYouStop(game)
  if (preview !== null)
    return preview.outline.length > 1 ? [{ seat: game.turn, spaces: preview.outline, kind: 'ifYouStop' }] : []
  return groupOutlines(game)
}

const styles = StyleSheet.create({
  foot: { width: '100%', maxWidth: 640, paddingHorizontal: space.screenMargin, gap: space.m },
})

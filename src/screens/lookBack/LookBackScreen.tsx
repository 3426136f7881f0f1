/** A match looked back on, roll by roll: the board, what was done, and what it was worth. Arranges; weighs and plays nothing. */
import { useDeferredValue, useRef, useState, type ComponentRef } from 'react'
import { Platform, View } from 'react-native'
import { seatsOf, standings } from '@/engine'
import { usePhrases } from '@/i18n/PhrasesProvider'
import { branchFrom, mistakeOn, type Page } from '@/match/review'
import { gameOf, playersOf, roundOf, type Match } from '@/match'
import { cellFor } from '@/theme/cell'
import { useTheme, useWindow } from '@/theme/ThemeProvider'
import { FocusRing } from '@/ui/kit/FocusRing'
import { Scrubber } from '@/ui/game/chart/Scrubber'
import { Snack } from '@/ui/kit/Snack'
import { Text } from '@/ui/kit/Text'
import { ChartHead } from '@/features/review/ChartHead'
import { StoredMatch } from '../shell/StoredMatch'
import { chartByRoll } from '@/features/review/chartData'
import { useOpenMatch, useRoutes, type ScreenProps } from '@/routes'
import { useServices, useTitle } from '@/services'
import { useLatest } from '@/ui/kit/useLatest'
import { useShare } from '@/features/transfer/useShare'
import { LookBackBar } from './LookBackBar'
import { LookBackLayout } from './LookBackLayout'
import { MoreSheet } from './MoreSheet'
import { PageBoard } from './PageBoard'
import { PageStrip } from './PageStrip'
import { PageWords } from './PageWords'
import { Transport } from './Transport'
import { TurnList } from './TurnList'
import { Whole } from './Whole'
import { useKeys } from './useKeys'
import { useLookBack, type LookBack } from './useLookBack'
import { useChartWords, usePageWords } from './usePageWords'

export const LookBackScreen = ({ route: { params } }: ScreenProps<'LookBack'>) => (
  <StoredMatch id={params.id}>
    {(match) => <LookBack key={params.id} match={match} turn={params.turn} />}
  </StoredMatch>
)

type LookBackProps = { readonly match: Match; readonly turn: number | undefined }

function LookBack({ match, turn }: LookBackProps) {
  const { colours } = useTheme()
  const phrases = usePhrases()
  const window = useWindow()
  const routes = useRoutes()
  const lookBack = useLookBack(match, turn)
  const { review, last, moments, isPlaying, step, playOrPause, nextMoment } = lookBack
  // The cursor answers in the next frame; the page follows as soon as it is drawn, and a quick hand leaves pages out.
  const place = useDeferredValue(lookBack.place)
  const page = review.pages[place.at] ?? null
  const words = usePageWords({ review, page, place, isPlaying })
  const chart = useChartWords(lookBack)
  const { share, snack } = useShare(match)
  const [isOpen, setOpen] = useState(false)
  const board = useRef<ComponentRef<typeof View>>(null)
  const playOn = usePlayOn(match, lookBack.page)
  useKeys({
    lookBack,
    board,
    listening: !isOpen,
    onPlayOn: playOn,
    onHelp: () => routes.navigate('How'),
  })
  const isOver = gameOf(match).phase === 'over'
  const isDesktop = window.layout === 'desktop'
  return (
    <View role="main" style={{ flex: 1, backgroundColor: colours.bg }}>
      <FocusRing />
      <LookBackLayout
        bar={<LookBackBar title={words.title} line={words.line} onMore={() => setOpen(true)} />}
        strip={<PageStrip {...{ review, page, words }} />}
        board={
          <View ref={board}>
            <PageBoard review={review} page={page} place={place} cell={cellFor(window, 'lookBack')} />
          </View>
        }
        rows={<PageWords {...{ review, page, words }} />}
        chart={
          <>
            {isDesktop && <ChartHead says={phrases.lookBack.rollByRoll} />}
            <PageChart lookBack={lookBack} {...chart} />
          </>
        }
        transport={
          <Transport
            {...{ place, last, moments, isPlaying, step, playOrPause, nextMoment }}
            onPlayOn={playOn}
          />
        }
        turns={<TurnList review={review} page={page} onTurn={({ number }) => lookBack.go(number)} />}
        whole={isOver && page !== null && <Whole review={review} />}
        keys={isDesktop && Platform.OS === 'web' && <Text type="caption">{phrases.lookBack.keys}</Text>}
      />
      <MoreSheet
        open={isOpen}
        review={review}
        onClose={() => setOpen(false)}
        onShare={share}
        onPlayOn={playOn}
        onDice={() => routes.navigate('Dice', { id: match.info.id })}
      />
      <Snack message={snack.message} onDone={snack.clear} bottom={window.insets.bottom + 96} />
    </View>
  )
}

/** A new match from the page shown, with other dice: kept, named after where it comes from, and opened. Null at the end. */
const usePlayOn = (match: Match, page: Page | null): (() => void) | null => {
  const { saves, now, newId, newSeed } = useServices()
  const { lookBack } = usePhrases()
  const title = useTitle(match.info.id)
  const routes = useRoutes()
  const openMatch = useOpenMatch()
  const latest = useLatest(page)
  const playOn = (): void => {
    const page = latest()
    if (page === null || !routes.isFocused()) return
    const branch = branchFrom(match, page, { id: newId(), started: now(), seed: newSeed() })
    const names = playersOf(match).map(({ name }) => name)
    void saves.add(branch, lookBack.branchOf(roundOf(page.before), title || names.join(', '))).then(openMatch)
  }
  return page === null ? null : playOn
}

type PageChartProps = { readonly lookBack: LookBack; readonly label: string; readonly value: string }

/** The chart of a match roll by roll, as what one moves through it with. */
function PageChart({ lookBack, label, value }: PageChartProps) {
  const { wide, lying, low } = useWindow()
  const { review, place, go, step } = lookBack
  const facts = chartByRoll(review)
  const players = playersOf(review.match)
  const game = gameOf(review.match)
  const first = standings(game).flatMap(({ seat, rank }) => (rank === 1 ? [seat] : []))
  return (
    <Scrubber
      {...facts}
      height={wide ? 150 : lying ? 56 : low ? 50 : 66}
      looks={players}
      heavy={players.length === 2 ? seatsOf(game) : first}
      tall={wide}
      diamonds={review.pages.flatMap(({ number }) => {
        const mistake = mistakeOn(review.judged[number])
        return mistake ? [{ step: number + 1, filled: mistake === 'costly' }] : []
      })}
      at={Math.min(place.at + 1, facts.steps)}
      busy={!review.whole}
      label={label}
      valueText={value}
      onSeek={(to) => go(Math.max(0, to - 1))}
      onStep={step}
    />
  )
}

import { useDeferredValue, useRef, useState, type ComponentRef } from 'react'
import { Platform, ScrollView, StyleSheet, View } from 'react-native'
import { seatsOf, standings } from '@/engine'
import { usePhrases } from '@/i18n/PhrasesProvider'
import { branchFrom, mistakeOn, type ReviewPage } from '@/match/review'
import { gameOf, playersOf, roundOf, type Match } from '@/match'
import { smallerOf } from '@/theme/type'
import { useTheme, useWindow } from '@/theme/ThemeProvider'
import { FittingText } from '@/ui/kit/FittingText'
import { IconButton } from '@/ui/kit/IconButton'
import { Snack } from '@/ui/kit/Snack'
import { Text } from '@/ui/kit/Text'
import { TitleAndNote } from '@/ui/kit/Rows'
import { TopBar } from '@/ui/kit/TopBar'
import { Scrubber } from '@/ui/game/chart/Scrubber'
import { useLatest } from '@/ui/kit/useLatest'
import { chartByRoll } from '@/features/review/chartData'
import { useShare } from '@/features/transfer/useShare'
import { useBack, useOpenMatch, useRoutes, type ScreenProps } from '@/routes'
import { useServices, useTitle } from '@/services'
import { BoardPage } from '../shell/BoardPage'
import { StoredMatch } from '../shell/StoredMatch'
import { MatchFigures } from './MatchFigures'
import { MoreSheet } from './MoreSheet'
import { PageBoard } from './PageBoard'
import { PageRows } from './PageRows'
import { PageStrip } from './PageStrip'
import { Transport } from './Transport'
import { TurnList } from './TurnList'
import { useLookBack, useLookBackKeys, type LookBack as LookingBack } from './useLookBack'
import { useChartText, usePageText } from './usePageText'

export const LookBackScreen = ({ route: { params } }: ScreenProps<'LookBack'>) => (
  <StoredMatch id={params.id}>
    {(match) => <LookBack key={params.id} match={match} turn={params.turn} />}
  </StoredMatch>
)

type LookBackProps = { readonly match: Match; readonly turn: number | undefined }

function LookBack({ match, turn }: LookBackProps) {
  const { colours } = useTheme()
  const { lookBack: words } = usePhrases()
  const { insets, shape, text: textSize, isDesktop } = useWindow()
  const routes = useRoutes()
  const lookBack = useLookBack(match, turn)
  const { review, go } = lookBack
  // The chart's cursor moves at once. The page follows when it is ready, and skips pages if the cursor is fast.
  const place = useDeferredValue(lookBack.place)
  const page = review.pages[place.at] ?? null
  const text = usePageText({ review, page, place, isPlaying: lookBack.isPlaying })
  const { share, snack } = useShare(match)
  const [isOpen, setOpen] = useState(false)
  const boardRef = useRef<ComponentRef<typeof View>>(null)
  const playOn = usePlayOn(match, lookBack.page)
  useLookBackKeys({
    lookBack,
    board: boardRef,
    listening: !isOpen,
    onPlayOn: playOn,
    onHelp: () => routes.navigate('How'),
  })

  const isWide = shape === 'wide'
  const isHuge = textSize === 'huge'
  const boardScrolls = shape === 'low' || (shape === 'upright' && isHuge)
  // The dice and their luck stand beside the players instead of in a separate row.
  const diceBesidePlayers = shape === 'low' && !isHuge
  const stripScrolls = (isWide && !isDesktop) || (!isWide && isHuge)

  const strip = <PageStrip {...{ review, page, text, diceBesidePlayers }} />
  const chart = <PageChart lookBack={lookBack} />
  const transport = <Transport lookBack={lookBack} place={place} onPlayOn={playOn} />
  const rows = (
    <>
      <PageRows {...{ review, page, text }} hideLuck={diceBesidePlayers} />
      {isHuge && !isWide && chart}
    </>
  )
  return (
    <BoardPage
      place="lookBack"
      boardScrolls={boardScrolls}
      bar={<LookBackBar title={text.title} line={text.line} onMore={() => setOpen(true)} />}
      {...(!isWide && !stripScrolls && { players: () => strip })}
      above={stripScrolls && strip}
      board={(cell) => {
        const board = (
          <View ref={boardRef}>
            <PageBoard review={review} page={page} place={place} cell={cell} />
          </View>
        )
        if (!isWide) return board
        return (
          <ScrollView contentContainerStyle={styles.boardAndChart}>
            <View style={styles.board}>{board}</View>
            {isDesktop && <TitleAndNote type="h3" title={words.howItWent} note={words.rollByRoll} />}
            {chart}
          </ScrollView>
        )
      }}
      below={
        isWide ? (
          <>
            {rows}
            {transport}
            {gameOf(match).phase === 'over' && page !== null && <MatchFigures review={review} />}
            <View style={styles.grow} />
            {isDesktop && Platform.OS === 'web' && <Text type="caption">{words.keys}</Text>}
          </>
        ) : boardScrolls ? (
          <View style={[styles.sheet, { backgroundColor: colours.panel, borderTopColor: colours.line }]}>
            {rows}
          </View>
        ) : (
          rows
        )
      }
      panel={
        !isWide && (
          <>
            {!isHuge && chart}
            {transport}
          </>
        )
      }
      side={
        <>
          {strip}
          <TurnList review={review} page={page} onTurn={({ number }) => go(number)} />
        </>
      }
      overlay={
        <>
          <MoreSheet
            open={isOpen}
            review={review}
            onClose={() => setOpen(false)}
            onShare={share}
            onPlayOn={playOn}
            onDice={() => routes.navigate('Dice', { id: match.info.id })}
          />
          <Snack message={snack.message} onDone={snack.clear} bottom={insets.bottom + 96} />
        </>
      }
    />
  )
}

/** Starts a new match from the page shown, with new dice, and opens it. Null at the end of a match. */
const usePlayOn = (match: Match, page: ReviewPage | null): (() => void) | null => {
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

type LookBackBarProps = {
  readonly title: string
  readonly line: string
  readonly onMore: () => void
}

function LookBackBar({ title, line, onMore }: LookBackBarProps) {
  const { common, lookBack } = usePhrases()
  const { textScale } = useTheme()
  const { shape, text, isTiny } = useWindow()
  const back = useBack()
  const isHuge = text === 'huge'
  const isLow = shape === 'low' || (shape === 'lying' && isTiny)
  const [large, small] =
    shape === 'wide' ? (['h1', 'h1'] as const) : (['h2', smallerOf('h3', 'h2', textScale)] as const)
  return (
    <TopBar
      left={<IconButton icon="back" label={common.back} onPress={back} />}
      right={<IconButton icon="dots" label={lookBack.more} onPress={onMore} />}
    >
      <FittingText
        heading={1}
        centred
        wordings={[
          { text: title, type: large },
          { text: title, type: small },
        ]}
        most={isHuge ? 3 : isLow ? 2 : 1}
      />
      {line !== '' && (
        <Text type="caption" centred numberOfLines={isHuge ? 3 : 1}>
          {line}
        </Text>
      )}
    </TopBar>
  )
}

const chartHeights = { low: 50, upright: 66, lying: 56, wide: 150 } as const

/** The chart of the match, roll by roll. Its cursor is the page shown. */
function PageChart({ lookBack }: { readonly lookBack: LookingBack }) {
  const { shape } = useWindow()
  const { review, place, go, step } = lookBack
  const facts = chartByRoll(review)
  const players = playersOf(review.match)
  const game = gameOf(review.match)
  const winners = standings(game).flatMap(({ seat, rank }) => (rank === 1 ? [seat] : []))
  const { label, value } = useChartText(lookBack)
  return (
    <Scrubber
      {...facts}
      height={chartHeights[shape]}
      looks={players}
      heavy={players.length === 2 ? seatsOf(game) : winners}
      tall={shape === 'wide'}
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

const styles = StyleSheet.create({
  grow: { flex: 1 },
  board: { alignItems: 'center', paddingBottom: 11 },
  boardAndChart: { gap: 4 },
  sheet: { borderTopWidth: 1, paddingHorizontal: 16, paddingVertical: 6 },
})

import { useEffect, useLayoutEffect, useRef, useState, type ComponentRef, type RefObject } from 'react'
import { StyleSheet, View } from 'react-native'
import { judgeVersion } from '@/bots'
import { largestGroups, seatsOf, standings, type Game, type Seat } from '@/engine'
import { usePhrases } from '@/i18n/PhrasesProvider'
import { gameOf, nextFirst, playersOf, type Match } from '@/match'
import { summaryOf, type Review } from '@/match/review'
import { duration, motion } from '@/theme/motion'
import { useTheme, useWindow } from '@/theme/ThemeProvider'
import type { BoardCell } from '@/theme/boardSize'
import { Board } from '@/ui/game/board/Board'
import type { Outline, SeamMotion } from '@/ui/game/board/types'
import { Keyframed } from '@/ui/kit/Keyframed'
import { Snack } from '@/ui/kit/Snack'
import { appear } from '@/ui/kit/keyframes'
import { seatNames, spaceLabels } from '@/features/matchView/sentences'
import { BoardPage } from '../shell/BoardPage'
import { StoredMatch } from '../shell/StoredMatch'
import { useRoutes, type ScreenProps } from '@/routes'
import { useServices } from '@/services'
import { useStartMatch } from '@/features/table/useStartMatch'
import { useReview } from '@/features/review/useReview'
import { useShare } from '@/features/transfer/useShare'
import { Buttons, NextTable } from './Buttons'
import { FittedResult } from './FittedResult'
import { HowItWent } from './HowItWent'
import { Counting, Ranking, Remark, TieBreaks, tiesIn } from './Ranking'
import { SealCard } from './SealCard'
import { Verdict } from './Verdict'
import { useWin } from './useWin'

export const ResultsScreen = ({ route: { params } }: ScreenProps<'Result'>) => (
  <StoredMatch id={params.id}>{(match) => <Results match={match} />}</StoredMatch>
)

function Results({ match }: { readonly match: Match }) {
  const { lookBack } = usePhrases()
  const { reducedMotion } = useTheme()
  const { insets, shape, text, isTiny } = useWindow()
  const routes = useRoutes()
  const rematch = useRematch(match)
  const { share, snack } = useShare(match)
  const review = useReview(match, 0)
  useKeptSummary(match, review)
  const table = standings(gameOf(match))
  const ties = tiesIn(table)

  const boardAt = useRef<ComponentRef<typeof View>>(null)
  const plateAt = useRef<ComponentRef<typeof View>>(null)
  const [placed, setPlaced] = useState('')
  const win = useWin({ match, plate: plateAt, board: boardAt, placed })
  const isPlaying = win.seam !== null
  const [pressed, setPressed] = useState<Seat | null>(null)
  const winners = table.filter(({ rank }) => rank === 1).map(({ seat }) => seat)
  const heavy = pressed !== null ? [pressed] : table.length === 2 ? seatsOf(gameOf(match)) : winners

  const picture = (cell: BoardCell, form: string) => (
    <FinalBoard
      match={match}
      cell={cell}
      seam={win.seam}
      place={boardAt}
      where={`${form} ${cell.cell}`}
      onPlaced={setPlaced}
    />
  )
  // If little of the page is visible at once, only the buttons stay in place.
  const isLying = shape === 'lying'
  const scrollsNext = isTiny || isLying || text === 'huge'
  const remark = <Remark players={match.info.players} table={table} />
  // Hidden while the win is performed, but not from screen readers.
  const facts = (
    <View>
      <Keyframed
        frames={win.fresh && !isPlaying ? appear : null}
        lasts={reducedMotion ? duration.reduced : motion.seam.back}
        style={[styles.facts, isPlaying && styles.unseen]}
      >
        <Ranking match={match} table={table} ties={ties} onPress={setPressed} />
        <TieBreaks match={match} ties={ties} />
        {!isLying && remark}
        <HowItWent
          review={review}
          heavy={heavy}
          onHeavy={setPressed}
          onTurn={(turn) => routes.navigate('LookBack', { id: match.info.id, turn })}
          lines={isPlaying ? 'hidden' : win.fresh ? 'drawing' : 'drawn'}
        />
        {isLying && remark}
      </Keyframed>
      {isPlaying && <Counting match={match} countOf={win.countOf} />}
      {scrollsNext && <NextTable match={match} />}
    </View>
  )
  const verdict = (
    <Verdict match={match} table={table} plate={plateAt} seam={win.seam} announced={win.announced} />
  )
  const seal = (
    <View style={isPlaying && styles.unseen}>
      <SealCard match={match} />
    </View>
  )
  return (
    <BoardPage
      place="result"
      upright={
        <FittedResult
          {...{ verdict, picture, isPlaying, facts, seal }}
          words={[match.info.id, lookBack.howItWent]}
        />
      }
      board={(cell) => <View style={styles.board}>{picture(cell, 'beside')}</View>}
      above={
        <>
          {verdict}
          {facts}
          {seal}
        </>
      }
      panel={
        <View style={styles.buttons}>
          {!scrollsNext && <NextTable match={match} pinned />}
          <Buttons
            onHome={() => routes.navigate('Home', undefined, { pop: true })}
            onShare={share}
            onLookBack={() => routes.navigate('LookBack', { id: match.info.id })}
            onRematch={rematch}
          />
        </View>
      }
      overlay={
        <>
          {isPlaying && (
            <View
              aria-hidden
              style={styles.completer}
              onStartShouldSetResponder={() => true}
              onResponderRelease={win.finish}
            />
          )}
          <Snack message={snack.message} onDone={snack.clear} bottom={insets.bottom + 96} />
        </>
      }
    />
  )
}

type FinalBoardProps = {
  readonly match: Match
  readonly cell: BoardCell
  readonly seam: SeamMotion | null
  readonly place: RefObject<ComponentRef<typeof View> | null>
  /** Changes when the board may have moved. */
  readonly where: string
  readonly onPlaced: (where: string) => void
}

/** Outlines all largest groups; a gold line runs through the winner's while the win is performed. */
function FinalBoard({ match, cell, seam, place, where, onPlaced }: FinalBoardProps) {
  const phrases = usePhrases()
  const game = gameOf(match)
  const players = playersOf(match)
  useLayoutEffect(() => onPlaced(where), [where, onPlaced])
  return (
    <View ref={place}>
      <Board
        {...cell}
        cells={game.cells}
        mover={game.turn}
        looks={players}
        outlines={resultOutlines(game)}
        label={phrases.board.name}
        labelOf={spaceLabels(game, phrases, seatNames(players), null)}
        performing={seam && { nonce: 1, what: { type: 'results', seam }, before: game.cells }}
      />
    </View>
  )
}

/** Includes single spaces of players without a larger group. The winner's outline comes last, on top of the others. */
const resultOutlines = (game: Game): readonly Outline[] =>
  [...standings(game)].reverse().flatMap(({ seat, rank }) =>
    largestGroups(game.cells, seat).map((spaces): Outline => ({
      seat,
      spaces,
      kind: rank === 1 ? 'won' : 'result',
    })),
  )

/** Starts a match with the same players; the seat after the last starter begins (R4). */
function useRematch(match: Match): () => void {
  const { newSeed } = useServices()
  const begin = useStartMatch()
  return () =>
    begin({
      rules: { ...match.info.rules, first: nextFirst(match) },
      starter: 'next',
      players: match.info.players,
      coach: match.info.coach,
      seed: match.info.dice === 'own' ? null : newSeed(),
    })
}

/** Saves the summary for the statistics: counts when the match ends, judgements once the review is complete. */
function useKeptSummary(match: Match, review: Review): void {
  const { saves } = useServices()
  // A complete review does not change any more.
  const whole = review.whole ? review : null
  useEffect(() => {
    const { keep, read } = saves.summaries
    let isLate = false
    const count = async (): Promise<void> => {
      const isKept = (await read()).some(
        ({ id, ended }) => id === match.info.id && ended === match.info.ended,
      )
      if (!isKept && !isLate) await keep([summaryOf(match, null, null)])
    }
    void (whole ? keep([summaryOf(match, whole, judgeVersion)]) : count())
    return () => {
      isLate = true
    }
  }, [match, saves, whole])
}

const styles = StyleSheet.create({
  board: { alignItems: 'center' },
  buttons: { gap: 10 },
  completer: { ...StyleSheet.absoluteFill, zIndex: 15 },
  unseen: { opacity: 0 },
  facts: { gap: 8 },
})

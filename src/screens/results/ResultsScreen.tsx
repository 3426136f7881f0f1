/** How a match ended: the final board, the ranking, how it went, and one more match. Decides nothing itself. */
import { useEffect, useRef, useState, type ComponentRef } from 'react'
import { StyleSheet, View } from 'react-native'
import { judgeVersion } from '@/bots'
import { seatsOf, standings, type Seat } from '@/engine'
import { usePhrases } from '@/i18n/PhrasesProvider'
import { gameOf, nextFirst, type Match } from '@/match'
import { summaryOf, type Review } from '@/match/review'
import { duration, motion } from '@/theme/motion'
import { useTheme, useWindow } from '@/theme/ThemeProvider'
import type { BoardCell } from '@/theme/cell'
import { FocusRing } from '@/ui/kit/FocusRing'
import { Keyframed } from '@/ui/kit/Keyframed'
import { Snack } from '@/ui/kit/Snack'
import { appear } from '@/ui/kit/keyframes'
import { StoredMatch } from '../shell/StoredMatch'
import { useRoutes, type ScreenProps } from '@/routes'
import { useServices } from '@/services'
import { useStartMatch } from '@/features/table/useStartMatch'
import { useReview } from '@/features/review/useReview'
import { useShare } from '@/features/transfer/useShare'
import { Buttons } from './Buttons'
import { FinalBoard } from './FinalBoard'
import { HowItWent } from './HowItWent'
import { NextTable } from './NextTable'
import { Counting, Ranking } from './Ranking'
import { Remark } from './Remark'
import { ResultsLayout } from './ResultsLayout'
import { SealCard } from './SealCard'
import { TieBreaks } from './TieBreaks'
import { Verdict } from './Verdict'
import { tiesIn } from './ties'
import { useWin } from './useWin'

export const ResultsScreen = ({ route: { params } }: ScreenProps<'Result'>) => (
  <StoredMatch id={params.id}>{(match) => <Results match={match} />}</StoredMatch>
)

function Results({ match }: { readonly match: Match }) {
  const { lookBack } = usePhrases()
  const { colours, reducedMotion } = useTheme()
  const { insets, tiny, hugeText } = useWindow()
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
  // Where little of the page is seen at once, nothing but the buttons stays.
  const scrollsNext = tiny || hugeText
  // Whoever listens is told at once; whoever looks sees how it came about first.
  const facts = (
    <View>
      <Keyframed
        frames={win.fresh && !isPlaying ? appear : null}
        lasts={reducedMotion ? duration.reduced : motion.seam.back}
        style={[styles.facts, isPlaying && styles.unseen]}
      >
        <Ranking match={match} table={table} ties={ties} onPress={setPressed} />
        <TieBreaks match={match} ties={ties} />
        <Remark players={match.info.players} table={table} />
        <HowItWent
          review={review}
          heavy={heavy}
          onHeavy={setPressed}
          onTurn={(turn) => routes.navigate('LookBack', { id: match.info.id, turn })}
          lines={isPlaying ? 'hidden' : win.fresh ? 'drawing' : 'drawn'}
        />
      </Keyframed>
      {isPlaying && <Counting match={match} countOf={win.countOf} />}
      {scrollsNext && <NextTable match={match} />}
    </View>
  )
  const parts = {
    verdict: <Verdict match={match} table={table} plate={plateAt} seam={win.seam} told={win.told} />,
    words: [match.info.id, lookBack.howItWent],
    picture,
    isOver: isPlaying,
    facts,
    seal: (
      <View style={isPlaying && styles.unseen}>
        <SealCard match={match} />
      </View>
    ),
    buttons: (
      <>
        {!scrollsNext && <NextTable match={match} pinned />}
        <Buttons
          onHome={() => routes.navigate('Home', undefined, { pop: true })}
          onShare={share}
          onLookBack={() => routes.navigate('LookBack', { id: match.info.id })}
          onRematch={rematch}
        />
      </>
    ),
  }
  return (
    <View role="main" style={[styles.page, { backgroundColor: colours.bg }]}>
      <FocusRing />
      <ResultsLayout {...parts} />
      {isPlaying && (
        <View
          aria-hidden
          style={styles.completer}
          onStartShouldSetResponder={() => true}
          onResponderRelease={win.finish}
        />
      )}
      <Snack message={snack.message} onDone={snack.clear} bottom={insets.bottom + 96} />
    </View>
  )
}

/** The same table once more, everybody back in the seat they took: the seat after the last starter begins (R4). */
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

/** Keeps for the statistics what can be counted of a match as it ends, and what has been judged once all of it has been looked back on. */
function useKeptSummary(match: Match, review: Review): void {
  const { saves } = useServices()
  // One that is whole stays the same.
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
  page: { flex: 1 },
  completer: { ...StyleSheet.absoluteFill, zIndex: 15 },
  unseen: { opacity: 0 },
  facts: { gap: 8 },
})

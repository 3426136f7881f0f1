/** How a match ended: the final board, the ranking, what decided it, and one more match. Decides nothing itself. */
import { useRef } from 'react'
import { ScrollView, StyleSheet, View } from 'react-native'
import { largestGroups, standings, type Game } from '@/engine/index'
import { usePhrases } from '@/i18n/index'
import { gameOf, nextFirst, playersOf, type Match } from '@/match/index'
import { LiveRegion } from '@/stage/index'
import { boardSize, cellFor, duration, layer, motion, useTheme, useWindow } from '@/theme/index'
import { appear, Board, Button, FocusRing, IconButton, Keyframed, type Outline, Snack } from '@/ui/index'
import { useServices } from '../app/services'
import { StoredMatch } from '../app/StoredMatch'
import { useBeginMatch } from '../app/useBeginMatch'
import { callingOf, spaceLabels } from '../app/words'
import { Counting } from './Counting'
import { Ranking } from './Ranking'
import { SealCard } from './SealCard'
import { TieBreaks } from './TieBreaks'
import { tiesIn } from './ties'
import { useShare } from '../app/useShare'
import { useWin } from './useWin'
import { Verdict } from './Verdict'
import { useRoutes, type ScreenProps } from '../app/routes'

export const ResultsScreen = ({ route: { params } }: ScreenProps<'Result'>) => (
  <StoredMatch id={params.id}>{(match) => <Results match={match} />}</StoredMatch>
)

function Results({ match }: { readonly match: Match }) {
  const phrases = usePhrases()
  const { results, board } = phrases
  const { colours, reducedMotion } = useTheme()
  const window = useWindow()
  const { insets, textScale } = window
  const routes = useRoutes()
  const rematch = useRematch(match)
  const { share, snack } = useShare(match)
  const game = gameOf(match)
  const players = playersOf(match)
  const table = standings(game)
  const ties = tiesIn(table)
  const isBeside = window.layout !== 'portrait'
  const cell = cellFor(window, 'result')

  const boardAt = useRef<View>(null)
  const plateAt = useRef<View>(null)
  const win = useWin({ match, plate: plateAt, board: boardAt, gutter: cell.gutter })
  const performing = win.seam && {
    nonce: 1,
    what: { type: 'results' as const, seam: win.seam },
    before: game.cells,
  }
  const outlines = resultOutlines(game)
  const labelOf = spaceLabels(game, phrases, callingOf(players), null)

  const isPlaying = win.seam !== null
  const picture = (
    <View style={[styles.board, isPlaying && styles.over]}>
      <View ref={boardAt}>
        <Board
          {...cell}
          cells={game.cells}
          mover={game.turn}
          looks={players}
          outlines={outlines}
          label={board.name}
          labelOf={labelOf}
          performing={performing}
        />
      </View>
    </View>
  )
  // Whoever listens is told at once; whoever looks sees how it came about first.
  const facts = (
    <View>
      <Keyframed
        frames={win.fresh && !isPlaying ? appear : null}
        lasts={reducedMotion ? duration.reduced : motion.seam.back}
        style={[styles.facts, isPlaying && styles.unseen]}
      >
        <Ranking match={match} table={table} ties={ties} />
        <TieBreaks match={match} ties={ties} />
        <SealCard match={match} />
      </Keyframed>
      {isPlaying && <Counting match={match} countOf={win.countOf} />}
    </View>
  )
  const verdict = <Verdict match={match} table={table} plate={plateAt} seam={win.seam} told={win.told} />
  const buttons = (
    <View style={styles.buttons}>
      <IconButton
        icon="home"
        label={results.home}
        onPress={() => routes.navigate('Home', undefined, { pop: true })}
        style={[styles.icon, { borderColor: colours.line, backgroundColor: colours.sheet }]}
      />
      <IconButton
        icon="share"
        label={results.shareMatch}
        onPress={share}
        style={[styles.icon, { borderColor: colours.line, backgroundColor: colours.sheet }]}
      />
      <Button kind="gold" label={results.rematch} onPress={rematch} style={styles.grow} />
    </View>
  )
  const padding = {
    paddingTop: insets.top + 8,
    paddingBottom: Math.max(insets.bottom + 6, 14),
    paddingLeft: insets.left + margin,
    paddingRight: insets.right + margin,
  }
  return (
    <View role="main" style={[styles.page, { backgroundColor: colours.bg }, padding]}>
      <FocusRing />
      <LiveRegion />
      {isBeside ? (
        <View style={styles.lying}>
          <View style={styles.left}>{picture}</View>
          <View
            style={[styles.right, { maxHeight: Math.max(boardSize(cell).height, leastHeight * textScale) }]}
          >
            <ScrollView style={styles.scroll} contentContainerStyle={styles.contents}>
              {verdict}
              {facts}
            </ScrollView>
            {buttons}
          </View>
        </View>
      ) : (
        <View style={styles.standing}>
          <ScrollView style={styles.scroll} contentContainerStyle={styles.contents}>
            {verdict}
            {picture}
            {facts}
          </ScrollView>
          {buttons}
        </View>
      )}
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

const margin = 16
/** Of what stands beside the board: as high as the board, unless that is too low to read. */
const leastHeight = 480

/** All largest groups, the single space of a player who has no more included; the last place first, and gold for who won. */
const resultOutlines = (game: Game): readonly Outline[] =>
  [...standings(game)].reverse().flatMap(({ seat, rank }) =>
    largestGroups(game.cells, seat).map((spaces): Outline => ({
      seat,
      spaces,
      kind: rank === 1 ? 'won' : 'result',
    })),
  )

/** The same table once more, everybody back in the seat they took: the seat after the last starter begins (R4). */
function useRematch(match: Match): () => void {
  const { newSeed } = useServices()
  const begin = useBeginMatch()
  return () =>
    begin({
      rules: { ...match.info.rules, first: nextFirst(match) },
      starter: 'next',
      players: match.info.players,
      seed: newSeed(),
    })
}

const styles = StyleSheet.create({
  page: { flex: 1 },
  standing: { flex: 1, width: '100%', maxWidth: 640, alignSelf: 'center', gap: 10 },
  lying: { flex: 1, flexDirection: 'row', gap: 24, width: '100%', maxWidth: 1240, alignSelf: 'center' },
  left: { justifyContent: 'center' },
  right: { flex: 1, gap: 10, maxWidth: 640, alignSelf: 'center', height: '100%' },
  grow: { flex: 1 },
  // The letters of the title are higher than their line, and what scrolls is cut at its edge.
  scroll: { flex: 1, marginTop: -6 },
  contents: { gap: 10, flexGrow: 1, paddingTop: 6 },
  board: { alignItems: 'center' },
  // Nuggets fly over what is beside the board.
  over: { zIndex: layer.panel },
  completer: { ...StyleSheet.absoluteFill, zIndex: 15 },
  unseen: { opacity: 0 },
  facts: { gap: 8 },
  buttons: { flexDirection: 'row', gap: 10 },
  icon: { minWidth: 56, borderWidth: 1.5, borderRadius: 8 },
})

/** The screen of a match under way. When the match ends, the result screen replaces it. */
import { StackActions } from '@react-navigation/native'
import { useDeferredValue, useEffect, useRef, useState, type ComponentRef } from 'react'
import { Platform, StyleSheet, View } from 'react-native'
import { claimTarget, type Space, rowOf } from '@/engine'
import { usePhrases } from '@/i18n/PhrasesProvider'
import { type Match, throwsOwn } from '@/match'
import { createPointing } from '@/sitting/pointing'
import type { Session, Shown } from '@/sitting/session'
import type { Clock } from '@/stage/clock'
import { boardSize, type BoardCell } from '@/theme/boardSize'
import { useTheme } from '@/theme/ThemeProvider'
import { Banner } from '@/ui/game/Banner'
import { FirstThatFits } from '@/ui/kit/FirstThatFits'
import { PlayerStrip } from '@/ui/game/players/PlayerStrip'
import { Text } from '@/ui/kit/Text'
import { TimedToast } from '@/features/matchView/TimedToast'
import { sealedFromHere } from '@/features/matchView/sealNames'
import { refusalSentence, seatNamesAt } from '@/features/matchView/sentences'
import { useRoutes, useWindowTitle, type ScreenProps } from '@/routes'
import { useServices, useTitle, useClock, useSettings } from '@/services'
import { StoredMatch } from '../shell/StoredMatch'
import { PassPage } from './PassPage'
import { useSession, useShown } from './useSession'
import { BoardPage } from '../shell/BoardPage'
import { FieldBook } from './FieldBook'
import { MatchMenu } from './MatchMenu'
import { PlayBar } from './PlayBar'
import { TableBoard } from './TableBoard'
import { Panel } from './panel/Panel'
import { useCoach } from './useCoach'
import { useKeys } from './useKeys'
import { callOf, dangerIn, leadLine, summariesOf } from './matchFacts'

export const PlayScreen = ({ route: { params } }: ScreenProps<'Match'>) => (
  <StoredMatch id={params.id}>{(match) => <OpenMatch key={params.id} match={match} />}</StoredMatch>
)

function OpenMatch({ match: opened }: { readonly match: Match }) {
  const session = useSession(opened)
  // The board shows a tap in the next frame; the rest of the page follows one frame later.
  const shown = useDeferredValue(useShown(session))
  const { scene, match, performing } = shown
  const routes = useRoutes()
  const { memory } = useServices()
  const { common } = usePhrases()
  const turn = common.turn(callOf(match, scene.seat))
  const title = useTitle(match.info.id)
  useWindowTitle(title ? `${turn} · ${title}` : turn)
  const isOver = scene.is === 'over' && performing === null
  const { id } = match.info
  useEffect(() => {
    if (!isOver) return
    memory.justEnded.set(id, match)
    routes.dispatch(StackActions.replace('Result', { id }))
  }, [isOver, match, id, memory, routes])

  if (scene.is === 'pass')
    return <PassPage match={match} seat={scene.seat} recaps={scene.recaps} onTake={session.goOn} />
  return <PlayPage session={session} shown={shown} />
}

type PlayPageProps = { readonly session: Session; readonly shown: Shown }

function PlayPage({ session, shown }: PlayPageProps) {
  const { scene, match, performing, sitting } = shown
  const phrases = usePhrases()
  const { type } = useTheme()
  const settings = useSettings()
  const clock = useClock()
  const [menuOpen, setMenuOpen] = useState(false)
  const showMenu = (open: boolean) => {
    setMenuOpen(open)
    session.hold(open)
  }
  const [pointing] = useState(createPointing)
  const [onTouch] = useState(() => previewOnHold(clock, session.preview))
  const board = useRef<ComponentRef<typeof View>>(null)
  const coach = useCoach(session, shown)
  const parts = { session, shown, coach, pointing, onTouch, board }
  useKeys({ session, board, listening: !menuOpen, onHint: () => coach?.ask() })

  const { play, ownDice } = phrases
  const players = summariesOf(match, scene, phrases)
  const keys = throwsOwn(match) ? ownDice.allKeys : play.keys
  const called = performing?.event.type === 'lastRoundCalled' ? performing.event : null
  const toBeat = leadLine(match, scene.game, play)
  const refused = sitting.refused && {
    sentence: refusalSentence(sitting.refused.refusal, phrases, seatNamesAt(match, scene.seat)),
    nonce: sitting.refused.id,
  }
  const sealed =
    sitting.sealed === null ? null : { sentence: sealedFromHere(sitting.sealed, phrases), nonce: 0 }
  const options = scene.is === 'choose' ? scene.options.map(({ space }) => space) : []
  const row = freeRow(options, sitting.refused?.space ?? null)
  return (
    <BoardPage
      place={throwsOwn(match) ? 'ownDice' : 'play'}
      leftHanded={settings.leftHanded}
      playersKey={[players.map(({ need }) => need)]}
      bar={<PlayBar scene={scene} match={match} rings={called !== null} onMenu={() => showMenu(true)} />}
      players={(as) => (
        <PlayerStrip
          players={players}
          mover={scene.seat}
          target={claimTarget[match.info.rules.seats]}
          as={as}
          label={play.playersName}
          onPress={session.showPlayer}
        />
      )}
      panel={<Panel {...parts} />}
      darkening={dangerIn(scene, settings).ground}
      board={(cell) => (
        <View style={styles.board}>
          <TableBoard {...parts} cell={cell} />
          <TimedToast said={refused ?? sealed} bottom={underRow(row, cell)} height={cell.cell} />
        </View>
      )}
      banner={(cell) =>
        called && (
          <Banner
            title={play.lastRoundBanner}
            line={`${play.lastRoundCalled(callOf(match, called.seat), called.claimed)}\n${toBeat}`}
            middle={boardSize(cell).height * 0.39}
            onPress={session.finish}
          />
        )
      }
      side={<FieldBook match={match} scene={scene} />}
      underBoard={
        Platform.OS === 'web' && (
          <FirstThatFits forms={2} words={[keys]} height={type('caption').lineHeight}>
            {(form) =>
              form === 0 && (
                <Text type="caption" centred>
                  {keys}
                </Text>
              )
            }
          </FirstThatFits>
        )
      }
      overlay={
        <>
          <Completer needed={performing !== null && scene.is !== 'botTurn'} onTap={session.finish} />
          <MatchMenu open={menuOpen} onClose={() => showMenu(false)} session={session} match={match} />
        </>
      }
    />
  )
}

type CompleterProps = { readonly needed: boolean; readonly onTap: () => void }

/**
 * An overlay during an animation: a tap anywhere completes it. Stays until the finger is lifted. Keys and
 * screen readers do not need it.
 */
function Completer({ needed, onTap }: CompleterProps) {
  const [touched, setTouched] = useState(false)
  if (!needed && !touched) return null
  return (
    <View
      aria-hidden
      style={styles.completer}
      onStartShouldSetResponder={() => true}
      onResponderGrant={() => setTouched(true)}
      onResponderRelease={() => {
        setTouched(false)
        onTap()
      }}
      onResponderTerminate={() => setTouched(false)}
    />
  )
}

/** The distance of this row from the bottom of the board, including the numerals. */
const underRow = (row: number, cell: BoardCell): number => boardSize(cell).height - (7 - row) * cell.cell

/** Milliseconds of a long press, as is usual on phones. */
const longPress = 500

/** Previews a space after a long press on it. Null means that the finger has left. */
const previewOnHold = (clock: Clock, preview: (space: Space) => void) => {
  let callOff = (): void => undefined
  return (space: Space | null): void => {
    callOff()
    callOff = space === null ? () => undefined : clock.after(longPress, () => preview(space))
  }
}

const rows = [1, 2, 3, 4, 5, 6] as const

/** The row for the message: the lowest without a target or the space the message is about. Three dice name three rows at most. */
export const freeRow = (targets: readonly Space[], about: Space | null): number => {
  const taken = [...targets, ...(about === null ? [] : [about])].map(rowOf)
  return rows.find((row) => !taken.includes(row)) ?? 1
}

const styles = StyleSheet.create({
  board: { flexShrink: 0 },
  completer: { ...StyleSheet.absoluteFill, zIndex: 15 },
})

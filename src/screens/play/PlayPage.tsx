import { useRef, useState, type ComponentRef } from 'react'
import { Platform, StyleSheet, View } from 'react-native'
import { claimTarget, type Space } from '@/engine'
import { usePhrases } from '@/i18n/PhrasesProvider'
import { throwsOwn } from '@/match'
import { createPointing } from '@/sitting/pointing'
import type { Session, Shown } from '@/sitting/session'
import type { Clock } from '@/stage/clock'
import { boardSize, type BoardCell } from '@/theme/boardSize'
import { useTheme } from '@/theme/ThemeProvider'
import { Banner } from '@/ui/kit/Banner'
import { FirstThatFits } from '@/ui/kit/FirstThatFits'
import { PlayerStrip } from '@/ui/game/players/PlayerStrip'
import { Text } from '@/ui/kit/Text'
import { isQuietFocus } from '@/ui/kit/focus'
import type { Place } from '@/ui/kit/Gliding'
import { TimedToast } from '@/features/matchView/TimedToast'
import { sealedFromHere } from '@/features/matchView/sealNames'
import { useClock, useSettings } from '@/services'
import { refusalSentence, seatNamesAt } from '@/features/matchView/sentences'
import { BoardPage } from '../shell/BoardPage'
import { FieldBook } from './FieldBook'
import { MatchMenu } from './MatchMenu'
import { PlayBar } from './PlayBar'
import { TableBoard } from './TableBoard'
import { freeRow } from './freeRow'
import { callOf, leadersOf, summariesOf } from './names'
import { Panel } from './panel/Panel'
import { hintedSpace, useCoach } from './useCoach'
import { useKeys } from './useKeys'

type PlayPageProps = { readonly session: Session; readonly shown: Shown }

export function PlayPage({ session, shown }: PlayPageProps) {
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
  const [pointing] = useState(() => createPointing(isQuietFocus))
  const [touch] = useState(() => createHolding(clock, session.preview))
  const board = useRef<ComponentRef<typeof View>>(null)
  const diceLay = useRef<Place>(null)
  const coach = useCoach(session, shown)
  useKeys({ session, board, listening: !menuOpen, onHint: () => coach?.ask() })

  const players = summariesOf(match, scene, phrases)
  const keys = throwsOwn(match) ? phrases.ownDice.allKeys : phrases.play.keys
  const called = performing?.event.type === 'lastRoundCalled' ? performing.event : null
  const leaders = leadersOf(match, scene.game)
  const toBeat = phrases.play.toBeat(leaders.names, leaders.group)
  const refused = sitting.refused && {
    sentence: refusalSentence(sitting.refused.refusal, phrases, seatNamesAt(match, scene.seat)),
    nonce: sitting.refused.id,
  }
  const sealed =
    sitting.sealed === null ? null : { sentence: sealedFromHere(sitting.sealed, phrases), nonce: 0 }
  const options = scene.is === 'choose' ? scene.options.map(({ space }) => space) : []
  const row = freeRow(options, sitting.refused?.space ?? null)
  const panel = {
    scene,
    match,
    performing,
    sitting,
    session,
    coach,
    settings,
    pointing,
    touch,
    board,
    diceLay,
  }
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
          label={phrases.play.playersName}
          onPress={session.showPlayer}
        />
      )}
      panel={<Panel {...panel} />}
      board={(cell) => (
        <View style={styles.board}>
          <TableBoard
            place={board}
            {...{ session, shown, cell, pointing, touch }}
            hinted={hintedSpace(coach)}
          />
          <TimedToast said={refused ?? sealed} bottom={underRow(row, cell)} height={cell.cell} />
        </View>
      )}
      banner={(cell) =>
        called && (
          <Banner
            title={phrases.play.lastRoundBanner}
            line={`${phrases.play.lastRoundCalled(callOf(match, called.seat), called.claimed)}\n${toBeat}`}
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
 * Takes the tap that completes what is being performed, wherever it falls. Stays under a finger until that leaves, so
 * that the page hears where it was. Not for keys or readers: they need none.
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

/** From the bottom of the board with its numerals. */
const underRow = (row: number, cell: BoardCell): number => boardSize(cell).height - (7 - row) * cell.cell

/** A finger that stays on a space for so long looks before it places: as long as phones take for it elsewhere. */
const long = 500

/** To be told where a finger lies, and when it lies nowhere. */
const createHolding = (clock: Clock, look: (space: Space) => void) => {
  let callOff = (): void => undefined
  return (space: Space | null): void => {
    callOff()
    callOff = space === null ? () => undefined : clock.after(long, () => look(space))
  }
}

const styles = StyleSheet.create({
  board: { flexShrink: 0 },
  completer: { ...StyleSheet.absoluteFill, zIndex: 15 },
})

/** The play screen, laid out for any window: bar, players, drawer and board, in the order in which they are read. */
import { useRef, useState } from 'react'
import { Platform, StyleSheet, useWindowDimensions, View, type ViewStyle } from 'react-native'
import { useSafeAreaInsets } from 'react-native-safe-area-context'
import { claimTarget } from '@/engine/index'
import { usePhrases } from '@/i18n/index'
import { LiveRegion } from '@/stage/index'
import { border, frameFor, layer, radius, useTheme, type Frame, type Rect } from '@/theme/index'
import { Banner, DoubleRule, FocusRing, isQuietFocus, PlayerStrip, Text } from '@/ui/index'
import { useSettings } from '../app/services'
import { Refusal } from '../app/Refusal'
import { Drawer } from './drawer/Drawer'
import { FieldBook } from './FieldBook'
import { MatchMenu } from './MatchMenu'
import { nameOf, summariesOf } from './names'
import { PlayBar } from './PlayBar'
import { createPointing } from '@/sitting/index'
import { TableBoard } from './TableBoard'
import { useKeys } from './useKeys'
import type { Play, Shown } from './usePlay'
import { namingFor, sentenceOf } from '../app/words'

type Parts = { readonly play: Play; readonly shown: Shown }

export function PlayPage({ play, shown }: Parts) {
  const { scene, match, performing, sitting } = shown
  const { session } = play
  const phrases = usePhrases()
  const { colours, textScale } = useTheme()
  const settings = useSettings()
  const insets = useSafeAreaInsets()
  const { width, height } = useWindowDimensions()
  const [menuOpen, setMenuOpen] = useState(false)
  const showMenu = (open: boolean) => {
    setMenuOpen(open)
    session.hold(open)
  }
  const [pointing] = useState(() => createPointing(isQuietFocus))
  const frame = frameFor({
    width,
    height,
    insets,
    textSize: textScale,
    seats: match.info.rules.seats,
    leftHanded: settings.leftHanded,
  })
  const board = useRef<View>(null)
  useKeys({ session, board, listening: !menuOpen })

  const called = performing?.event.type === 'lastRoundCalled' ? performing.event : null
  return (
    <View role="main" style={[styles.page, { backgroundColor: colours.bg }]}>
      <FocusRing />
      <LiveRegion />
      <View style={at(frame.bar)}>
        <PlayBar scene={scene} match={match} frame={frame} onMenu={() => showMenu(true)} />
      </View>
      {frame.ruleAt !== null && (
        <View style={[styles.rule, ruleSides(frame), { top: frame.ruleAt }]}>
          <DoubleRule />
        </View>
      )}
      <View style={at(frame.players)}>
        <PlayerStrip
          players={summariesOf(match, scene, phrases)}
          mover={scene.seat}
          target={claimTarget[match.info.rules.seats]}
          as={frame.playersAs}
          label={phrases.play.playersName}
        />
      </View>
      <View style={[at(frame.drawer), styles.drawer, drawerLook(frame, colours)]}>
        <Drawer
          scene={scene}
          match={match}
          performing={performing}
          sitting={sitting}
          session={session}
          frame={frame}
          settings={settings}
          pointing={pointing}
        />
      </View>
      <View style={at(frame.board)}>
        <TableBoard place={board} shown={shown} frame={frame} session={session} pointing={pointing} />
      </View>
      {frame.book && (
        <View style={at(frame.book)}>
          <FieldBook match={match} scene={scene} />
        </View>
      )}
      {frame.keys && Platform.OS === 'web' && (
        <View style={at(frame.keys)}>
          <Text type="caption" tone="ink2" centred>
            {phrases.play.keys}
          </Text>
        </View>
      )}
      {performing && scene.is !== 'botTurn' && <Completer onTap={play.stage.finish} />}
      {called && (
        <Banner
          title={phrases.play.lastRoundBanner}
          line={phrases.play.lastRoundCalled(nameOf(match, called.seat), called.claimed)}
          middle={frame.board.y + frame.board.height * 0.39}
          onPress={play.stage.finish}
        />
      )}
      <Refusal
        refused={
          sitting.refused && {
            sentence: sentenceOf(sitting.refused.refusal, phrases, namingFor(match)),
            nonce: sitting.refused.id,
          }
        }
        bottom={height - frame.board.y - frame.board.height + 34}
      />
      <MatchMenu open={menuOpen} onClose={() => showMenu(false)} play={play} match={match} />
    </View>
  )
}

/** Takes the tap that completes what is being performed, wherever it falls. Not for keys or readers: they need none. */
function Completer({ onTap }: { readonly onTap: () => void }) {
  return (
    <View
      aria-hidden
      style={styles.completer}
      onStartShouldSetResponder={() => true}
      onResponderRelease={onTap}
    />
  )
}

const at = ({ x, y, width, height }: Rect): ViewStyle => ({
  position: 'absolute',
  left: x,
  top: y,
  width,
  height,
})

const ruleSides = ({ layout, bar }: Frame): ViewStyle =>
  layout === 'portrait' ? { left: 0, right: 0 } : { left: bar.x, width: bar.width }

/** A panel to the edges on upright phones, a card on tablets, nothing of its own elsewhere. */
const drawerLook = (
  { layout }: Frame,
  colours: { readonly panel: string; readonly line: string },
): ViewStyle => {
  if (layout === 'portrait') return { backgroundColor: colours.panel }
  if (layout === 'tablet')
    return {
      backgroundColor: colours.panel,
      borderColor: colours.line,
      borderWidth: border.card,
      borderRadius: radius.card,
    }
  return {}
}

const styles = StyleSheet.create({
  page: { flex: 1, overflow: 'hidden' },
  rule: { position: 'absolute' },
  // Thrown dice fly out of the drawer over the board, which is read after it.
  drawer: { zIndex: layer.drawer },
  completer: { ...StyleSheet.absoluteFill, zIndex: 15 },
})

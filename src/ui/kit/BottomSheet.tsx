/** A sheet at the bottom of the window; in wide windows it is a card in the middle. */
import { useState, type ReactNode } from 'react'
import { Modal, Platform, ScrollView, StyleSheet, View, type StyleProp, type ViewStyle } from 'react-native'

import { usePhrases } from '@/i18n/PhrasesProvider'
import { border, radius, space } from '@/theme/measures'
import { duration } from '@/theme/motion'
import { useTheme, useWindow } from '@/theme/ThemeProvider'
import { Keyframed, Transitioned } from './Keyframed'
import { appear, type Keyframes } from './keyframes'
import { Pressable } from './Pressable'
import { Text } from './Text'
import { DoubleRule } from './TopBar'

type BottomSheetProps = {
  readonly open: boolean
  /** The sheet's accessible name. */
  readonly label: string
  /** Also shows the label as a heading. */
  readonly titled?: boolean
  readonly onClose: () => void
  /** When this key changes, scrolling starts at the top again. */
  readonly page?: string
  readonly children: ReactNode
  /** Pinned below the scrolling part, such as the sheet's button. */
  readonly foot?: ReactNode
  /** Set it if the sheet has a text field: on phones the sheet is then at the top, because the keyboard covers the bottom. */
  readonly hasField?: boolean
}

/**
 * Phones test presses against the layout, and a transform does not change the layout: a finger that moves a little would
 * miss a button on a transformed sheet. Phones therefore animate `bottom`, which lays the sheet out.
 */
const rise: Keyframes =
  Platform.OS === 'web'
    ? {
        from: { transform: [{ translateY: 60 }], opacity: 0 },
        to: { transform: [{ translateY: 0 }], opacity: 1 },
      }
    : { from: { bottom: -60, opacity: 0 }, to: { bottom: 0, opacity: 1 } }

/** Without this, iOS rotates a phone in landscape to portrait. */
const allOrientations = ['portrait', 'portrait-upside-down', 'landscape-left', 'landscape-right'] as const

/** In the browser the modal is a dialog already; a second one would be announced too. */
const dialog = (label: string) =>
  Platform.OS === 'web'
    ? {}
    : ({ role: 'dialog', accessibilityViewIsModal: true, accessibilityLabel: label } as const)

export function BottomSheet({
  open,
  label,
  titled = false,
  onClose,
  page,
  children,
  foot,
  hasField = false,
}: BottomSheetProps) {
  const { common } = usePhrases()
  const { colours, reducedMotion } = useTheme()
  const { height, insets, cards: card } = useWindow()
  /** The margin to the window's edge: above and below a card, above a sheet. It clears the system bars. */
  const clear = card ? Math.max(24, insets.top, insets.bottom + 6) : Math.max(40, insets.top + 6)
  const atTop = hasField && Platform.OS !== 'web'
  const sides = {
    paddingLeft: Math.max(space.l, card ? 0 : insets.left),
    paddingRight: Math.max(space.l, card ? 0 : insets.right),
  }
  return (
    <Modal
      visible={open}
      transparent
      animationType="none"
      onRequestClose={onClose}
      statusBarTranslucent
      supportedOrientations={[...allOrientations]}
      aria-label={label}
    >
      <View
        {...dialog(label)}
        onAccessibilityEscape={onClose}
        collapsable={false}
        style={[styles.page, card && styles.middle, atTop && styles.top]}
      >
        <Pressable
          aria-label={common.close}
          role="button"
          tabIndex={-1}
          onPress={onClose}
          style={[StyleSheet.absoluteFill, { backgroundColor: colours.veil }]}
        />
        <Draggable can={!card && !atTop} onClose={onClose} style={[styles.front, card && styles.aroundCard]}>
          {(grabber) => (
            <Keyframed
              frames={reducedMotion ? appear : rise}
              lasts={reducedMotion ? duration.reduced : duration.base}
              style={[
                styles.sheet,
                card ? styles.card : atTop ? styles.topSheet : styles.bottom,
                atTop && (card ? { marginTop: insets.top + space.s } : { paddingTop: insets.top }),
                {
                  backgroundColor: colours.panel,
                  borderColor: colours.line,
                  maxHeight: height - (card ? 2 : 1) * clear,
                },
              ]}
            >
              {grabber}
              <ScrollView
                key={page}
                style={styles.scroll}
                contentContainerStyle={[styles.contents, sides]}
                keyboardShouldPersistTaps="handled"
              >
                {titled && (
                  <Text type="h2" heading={2} style={styles.title}>
                    {label}
                  </Text>
                )}
                {children}
              </ScrollView>
              {foot !== undefined && (
                <>
                  <DoubleRule />
                  <View style={[styles.foot, sides]}>{foot}</View>
                </>
              )}
              <View style={{ height: Math.max(card ? 8 : 12, atTop ? 0 : insets.bottom + 6) }} />
            </Keyframed>
          )}
        </Draggable>
      </View>
    </Modal>
  )
}

/** A sheet that is dragged down further than this closes. */
const closesBelow = 64

type DraggableProps = {
  readonly can: boolean
  readonly onClose: () => void
  readonly style: StyleProp<ViewStyle>
  readonly children: (grabber: ReactNode) => ReactNode
}

/**
 * Moves the sheet with a finger on its grabber. Screen readers and keyboards close a sheet by other means. The tree is the same with and
 * without a grabber, so that a sheet keeps its contents when the phone is turned.
 */
function Draggable({ can, onClose, style, children }: DraggableProps) {
  const { colours, reducedMotion } = useTheme()
  const [from, setFrom] = useState<number | null>(null)
  const [by, setBy] = useState(0)
  const letGo = (): void => {
    setFrom(null)
    setBy(0)
  }
  const grabber = can ? (
    <View
      aria-hidden
      testID="grabber"
      style={styles.grabber}
      onStartShouldSetResponder={() => true}
      onResponderTerminationRequest={() => false}
      onResponderGrant={({ nativeEvent }) => setFrom(nativeEvent.pageY)}
      onResponderMove={({ nativeEvent }) =>
        setBy(Math.max(0, nativeEvent.pageY - (from ?? nativeEvent.pageY)))
      }
      onResponderRelease={() => {
        letGo()
        if (by > closesBelow) onClose()
      }}
      onResponderTerminate={letGo}
    >
      <View style={[styles.handle, { backgroundColor: colours.hair }]} />
    </View>
  ) : null
  return (
    <Transitioned
      lasts={from !== null || reducedMotion ? 0 : duration.base}
      style={[style, { transform: [{ translateY: can ? by : 0 }] }]}
    >
      {children(grabber)}
    </Transitioned>
  )
}

const styles = StyleSheet.create({
  page: { flex: 1, justifyContent: 'flex-end' },
  middle: { justifyContent: 'center', alignItems: 'center' },
  top: { justifyContent: 'flex-start' },
  // Above its backdrop, also when nothing is animated.
  sheet: { borderColor: 'transparent', position: 'relative', zIndex: 1 },
  bottom: {
    borderTopWidth: border.strong,
    borderTopLeftRadius: radius.bottomSheet,
    borderTopRightRadius: radius.bottomSheet,
  },
  topSheet: {
    borderBottomWidth: border.strong,
    borderBottomLeftRadius: radius.bottomSheet,
    borderBottomRightRadius: radius.bottomSheet,
  },
  card: { width: 520, maxWidth: '94%', borderWidth: border.strong, borderRadius: radius.bottomSheet },
  front: { zIndex: 1 },
  // As wide as the window, but a tap beside the card must reach the veil.
  aroundCard: { alignSelf: 'stretch', alignItems: 'center', pointerEvents: 'box-none' },
  // Reaches over the room above the contents. Without `touchAction` a browser scrolls the page behind instead.
  grabber: {
    paddingVertical: 8,
    marginBottom: -8,
    zIndex: 1,
    ...(Platform.OS === 'web' && ({ touchAction: 'none', cursor: 'grab' } as object)),
  },
  handle: { width: 40, height: 5, borderRadius: 2.5, alignSelf: 'center' },
  scroll: { flexGrow: 0, flexShrink: 1 },
  // A title's letters are higher than its line, and the scroll view would cut them off.
  contents: { paddingTop: 8, paddingBottom: 12 },
  title: { marginTop: space.xs, marginBottom: space.s },
  foot: { paddingTop: space.s },
})

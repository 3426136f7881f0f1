/** A possible placement: its marker and its space, as a chip, or as a row with words on big screens. */
import { type ComponentRef, type Ref } from 'react'
import { StyleSheet, View, type GestureResponderEvent, type StyleProp, type ViewStyle } from 'react-native'

import type { Die, PlacementKind } from '@/engine'
import { families } from '@/theme/type'
import { radius } from '@/theme/measures'
import { useTheme } from '@/theme/ThemeProvider'
import { ClaimMark } from './marks/Plate'
import { TentMark } from './marks/Tent'
import { PlayerToken, type PlayerLook } from './players/PlayerToken'
import { isVisibleFocus } from '../kit/focus'
import { Letterpress } from '../kit/Letterpress'
import { hidesLabelledContent, VisuallyHidden } from '../kit/accessibility'
import { Text } from '../kit/Text'

type OptionChipProps = {
  readonly kind: PlacementKind
  /** The number of the squatter; not shown for a claim. */
  readonly third: Die
  /** The player whose marker would be taken, if any. */
  readonly takes?: PlayerLook | undefined
  /** '3, 5', or words if there is a `sub`. */
  readonly label: string
  readonly 'aria-label': string
  /** The second line. It turns the chip into a row. */
  readonly sub?: string
  /** The key that chooses it, shown in rows. */
  readonly shortcut?: string
  /** The placement is being previewed. */
  readonly chosen?: boolean
  /** The coach recommends it. */
  readonly marked?: boolean
  readonly onPress: () => void
  readonly onHover?: (over: boolean) => void
  /** Called with true when a finger touches it, and with false when it is lifted. */
  readonly onTouch?: (down: boolean) => void
  readonly style?: StyleProp<ViewStyle>
  /** For moving the focus to it. */
  readonly ref?: Ref<ComponentRef<typeof View>> | undefined
}

const foot = 3

/** Browsers tell fingers from mice; on phones every press is a finger's. */
const isFinger = ({ nativeEvent }: GestureResponderEvent): boolean => {
  const { type = 'touchstart' } = nativeEvent as { readonly type?: string }
  return type === 'touchstart'
}

export function OptionChip(props: OptionChipProps) {
  const {
    kind,
    third,
    takes,
    label,
    sub,
    shortcut,
    chosen = false,
    marked = false,
    onPress,
    onHover,
    onTouch,
    style,
    ref,
  } = props
  const { colours } = useTheme()
  const row = sub !== undefined
  const mark = row ? 27 : 29
  return (
    <Letterpress
      {...(ref !== undefined && { ref })}
      role="button"
      aria-label={hidesLabelledContent ? undefined : props['aria-label']}
      meaning={`${label} ${props['aria-label']}`}
      onPress={onPress}
      onPressIn={(press) => onTouch?.(isFinger(press))}
      onPressOut={() => onTouch?.(false)}
      onHoverIn={() => onHover?.(true)}
      onHoverOut={() => onHover?.(false)}
      onFocus={({ target }) => {
        if (isVisibleFocus(target)) onHover?.(true)
      }}
      onBlur={() => onHover?.(false)}
      foot={foot}
      edge={colours.goldInk}
      corner={radius.chip}
      style={[styles.chip, style]}
      faceStyle={[
        styles.face,
        takes && styles.takes,
        row && styles.row,
        {
          backgroundColor: row && !chosen ? colours.sheet : colours.goldTint,
          borderColor: colours.goldInk,
          borderWidth: chosen ? 2.5 : 1.25,
        },
      ]}
      around={marked && <Corners />}
    >
      {hidesLabelledContent && <VisuallyHidden>{props['aria-label']}</VisuallyHidden>}
      {shortcut !== undefined && (
        <View aria-hidden={hidesLabelledContent} style={[styles.key, { borderColor: colours.grid }]}>
          <Text type="caption">{shortcut}</Text>
        </View>
      )}
      {/* A chosen chip has no marker, because the board previews it: the words take its place. */}
      {(row || !chosen) && (
        <View style={styles.marks}>
          {takes && (
            <View style={styles.taken}>
              <PlayerToken colour={takes.colour} brand={takes.brand} size={22} />
            </View>
          )}
          {kind === 'claim' ? <ClaimMark size={mark} /> : <TentMark size={mark} numeral={third} />}
        </View>
      )}
      <View style={styles.words} aria-hidden={hidesLabelledContent}>
        <Text type={row ? 'h3' : 'button'}>{label}</Text>
        {row && (
          <Text type="caption" tone={chosen ? 'ink' : 'ink2'} style={styles.sub}>
            {sub}
          </Text>
        )}
      </View>
    </Letterpress>
  )
}

/** The same corners as around a space on the board. */
function Corners() {
  const { colours } = useTheme()
  return (
    <View aria-hidden style={styles.corners}>
      {corners.map((corner, at) => (
        <View key={at} style={[styles.corner, { borderColor: colours.ink }, corner]} />
      ))}
    </View>
  )
}
const corners: readonly ViewStyle[] = [
  { left: 0, top: 0, borderLeftWidth: 2.5, borderTopWidth: 2.5 },
  { right: 0, top: 0, borderRightWidth: 2.5, borderTopWidth: 2.5 },
  { left: 0, bottom: 0, borderLeftWidth: 2.5, borderBottomWidth: 2.5 },
  { right: 0, bottom: 0, borderRightWidth: 2.5, borderBottomWidth: 2.5 },
]

const styles = StyleSheet.create({
  corners: { position: 'absolute', left: -4, right: -4, top: -4, bottom: -4, pointerEvents: 'none' },
  corner: { position: 'absolute', width: 14, height: 14 },
  chip: { minHeight: 52, minWidth: 48 },
  face: {
    gap: 8,
    paddingVertical: 6,
    // Small, so that three chips fit side by side on the narrowest panel without wrapping.
    paddingHorizontal: 3,
  },
  takes: { gap: 2 },
  row: { justifyContent: 'flex-start', paddingHorizontal: 14, gap: 12 },
  key: {
    minWidth: 26,
    minHeight: 26,
    alignItems: 'center',
    justifyContent: 'center',
    borderWidth: 1,
    borderRadius: 5,
  },
  marks: { flexDirection: 'row', alignItems: 'center' },
  // The marker below shows behind the new one, as on the board.
  taken: { marginRight: -11, marginBottom: 10 },
  words: { flexShrink: 1 },
  sub: { fontFamily: families.text400 },
})

/** A player in a list as a button, read by screen readers as one label. */
import type { ReactNode } from 'react'
import { View, type StyleProp, type ViewStyle } from 'react-native'

import type { Seat } from '@/engine'
import { PressableOpacity } from '../../kit/Pressable'
import { hidesLabelledContent, VisuallyHidden } from '../../kit/accessibility'
import type { PlayerSummary } from './playerSummary'

type PlayerButtonProps = {
  readonly player: PlayerSummary
  readonly onPress: (seat: Seat) => void
  /** The style of the list item around the button. */
  readonly placeStyle?: StyleProp<ViewStyle>
  readonly style?: StyleProp<ViewStyle>
  /** Hidden from screen readers. */
  readonly children: ReactNode
}

export const PlayerButton = ({ player, onPress, placeStyle, style, children }: PlayerButtonProps) => (
  <View role="listitem" style={placeStyle}>
    <PressableOpacity
      role="button"
      aria-label={hidesLabelledContent ? undefined : player.label}
      // The meaning stays the same when the label changes, so a press still counts.
      meaning="this player"
      onPress={() => onPress(player.seat)}
      style={style}
    >
      {hidesLabelledContent && <VisuallyHidden>{player.label}</VisuallyHidden>}
      {children}
    </PressableOpacity>
  </View>
)

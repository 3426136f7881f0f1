/** A player in a list, to be pressed: what is written on it is said in one go. */
import type { ReactNode } from 'react'
import { View, type StyleProp, type ViewStyle } from 'react-native'

import type { Seat } from '@/engine'
import { PressableOpacity } from '../../kit/Pressable'
import { hidesLabelledContent, VisuallyHidden } from '../../kit/accessibility'
import type { PlayerSummary } from './playerSummary'

type PlayerButtonProps = {
  readonly player: PlayerSummary
  readonly onPress: (seat: Seat) => void
  /** Of its place in the list. */
  readonly placeStyle?: StyleProp<ViewStyle>
  readonly style?: StyleProp<ViewStyle>
  /** Hidden from readers. */
  readonly children: ReactNode
}

export const PlayerButton = ({ player, onPress, placeStyle, style, children }: PlayerButtonProps) => (
  <View role="listitem" style={placeStyle}>
    <PressableOpacity
      role="button"
      aria-label={hidesLabelledContent ? undefined : player.label}
      // Whatever the player has come to meanwhile.
      meaning="this player"
      onPress={() => onPress(player.seat)}
      style={style}
    >
      {hidesLabelledContent && <VisuallyHidden>{player.label}</VisuallyHidden>}
      {children}
    </PressableOpacity>
  </View>
)

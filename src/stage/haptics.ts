/** Haptics on phones. Does nothing while they are switched off, and never delays or fails a match. */
import * as Haptics from 'expo-haptics'
import { haptics, type HapticMoment, type HapticName } from '@/theme/motion'

const { ImpactFeedbackStyle, NotificationFeedbackType } = Haptics

const touches = {
  light: () => Haptics.impactAsync(ImpactFeedbackStyle.Light),
  medium: () => Haptics.impactAsync(ImpactFeedbackStyle.Medium),
  selection: () => Haptics.selectionAsync(),
  success: () => Haptics.notificationAsync(NotificationFeedbackType.Success),
  warning: () => Haptics.notificationAsync(NotificationFeedbackType.Warning),
  error: () => Haptics.notificationAsync(NotificationFeedbackType.Error),
} satisfies Record<HapticName, () => Promise<void>>

export const touch = (moment: HapticMoment): void => {
  // A phone without a haptic motor rejects, and the app cannot do anything about it.
  touches[haptics[moment]]().catch(() => undefined)
}

/** What the hand feels, on phones. Does nothing while switched off, and never holds up or fails a match. */
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
  // A phone without the motor refuses, and there is nothing to be done about it.
  touches[haptics[moment]]().catch(() => undefined)
}

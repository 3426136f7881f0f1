/** Haptics on phones. Does nothing while they are switched off, and never delays or fails a match. */
import {
  AndroidHaptics,
  ImpactFeedbackStyle,
  impactAsync,
  NotificationFeedbackType,
  notificationAsync,
  performAndroidHapticsAsync,
  selectionAsync,
} from 'expo-haptics'
import { Platform } from 'react-native'
import { haptics, type HapticMoment, type HapticName } from '@/theme/motion'

const onApple: Readonly<Record<HapticName, () => Promise<void>>> = {
  light: () => impactAsync(ImpactFeedbackStyle.Light),
  medium: () => impactAsync(ImpactFeedbackStyle.Medium),
  selection: () => selectionAsync(),
  success: () => notificationAsync(NotificationFeedbackType.Success),
  warning: () => notificationAsync(NotificationFeedbackType.Warning),
  error: () => notificationAsync(NotificationFeedbackType.Error),
}

/**
 * Android's own effects, from the weakest to the strongest. They are as short as the phone's motor allows and follow the system's
 * setting for touch feedback; `impactAsync` and the others vibrate for 50 ms there. `Confirm` and `Reject` exist since Android 11, so a
 * second constant stands in before.
 */
const onAndroid: Readonly<Record<HapticName, readonly [AndroidHaptics, AndroidHaptics?]>> = {
  selection: [AndroidHaptics.Clock_Tick],
  light: [AndroidHaptics.Context_Click],
  medium: [AndroidHaptics.Virtual_Key],
  success: [AndroidHaptics.Confirm, AndroidHaptics.Virtual_Key],
  warning: [AndroidHaptics.Long_Press],
  error: [AndroidHaptics.Reject, AndroidHaptics.Long_Press],
}

const performOnAndroid = (name: HapticName): Promise<void> => {
  const [effect, older] = onAndroid[name]
  const performed = performAndroidHapticsAsync(effect)
  return older === undefined ? performed : performed.catch(() => performAndroidHapticsAsync(older))
}

export const touch = (moment: HapticMoment): void => {
  const name = haptics[moment]
  // A phone without a haptic motor rejects, and the app cannot do anything about it.
  void (Platform.OS === 'android' ? performOnAndroid(name) : onApple[name]()).catch(() => undefined)
}

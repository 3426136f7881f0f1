import { StyleSheet, View } from 'react-native'

import { duration } from '@/theme/motion'
import { useTheme } from '@/theme/ThemeProvider'
import { Transitioned } from './Keyframed'
import { onSpace } from './keys'
import { Pressable } from './Pressable'

type ToggleProps = {
  readonly label: string
  readonly on: boolean
  readonly onChange: (on: boolean) => void
}

export function Toggle({ label, on, onChange }: ToggleProps) {
  const { colours, reducedMotion } = useTheme()
  return (
    <Pressable
      role="switch"
      aria-label={label}
      aria-checked={on}
      onPress={() => onChange(!on)}
      style={styles.touch}
      {...onSpace(() => onChange(!on))}
    >
      <View
        style={[
          styles.track,
          { borderColor: colours.line, backgroundColor: on ? colours.gold : colours.sunk },
        ]}
      >
        <Transitioned
          lasts={reducedMotion ? 0 : duration.fast}
          style={[
            styles.knob,
            {
              backgroundColor: on ? colours.onGold : colours.ink2,
              transform: [{ translateX: on ? 22 : 0 }],
            },
          ]}
        />
      </View>
    </Pressable>
  )
}

const styles = StyleSheet.create({
  touch: { minWidth: 52, minHeight: 48, alignItems: 'center', justifyContent: 'center', borderRadius: 16 },
  track: { width: 52, height: 32, borderWidth: 1.25, borderRadius: 16, padding: 2.5 },
  knob: { width: 24, height: 24, borderRadius: 12 },
})

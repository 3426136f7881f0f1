/** A short word over the foot of a page, with one thing one can do about it. Keeps no time: who shows it takes it away. */
import { StyleSheet } from 'react-native'
import { duration } from '@/theme/motion'
import { layer, radius, space } from '@/theme/measures'
import { useTheme } from '@/theme/ThemeProvider'
import { Keyframed } from './Keyframed'
import { appear } from './keyframes'
import { LiveRegion } from './accessibility'
import { PressableOpacity } from './Pressable'
import { Text } from './Text'

export type SnackMessage = {
  readonly text: string
  readonly action?: { readonly label: string; readonly onPress: () => unknown }
}

type SnackProps = {
  readonly message: SnackMessage | null
  readonly onDone: () => void
  readonly bottom: number
}

export const Snack = ({ message, onDone, bottom }: SnackProps) => {
  const { colours } = useTheme()
  return (
    <LiveRegion status says={message?.text ?? null} style={[styles.place, { bottom }]}>
      {message && (
        <Keyframed
          key={message.text}
          frames={appear}
          lasts={duration.reduced}
          style={[styles.snack, { backgroundColor: colours.inkBtn, borderColor: colours.inkEdge }]}
        >
          <Text type="bodyStrong" tone="onInk" style={styles.words}>
            {message.text}
          </Text>
          {message.action && (
            <PressableOpacity
              role="button"
              onPress={() => {
                const done = message.action?.onPress()
                onDone()
                return done
              }}
              style={[styles.action, { borderColor: colours.onInk }]}
            >
              <Text type="bodyStrong" tone="onInk">
                {message.action.label}
              </Text>
            </PressableOpacity>
          )}
        </Keyframed>
      )}
    </LiveRegion>
  )
}

const styles = StyleSheet.create({
  place: {
    position: 'absolute',
    left: space.l,
    right: space.l,
    alignItems: 'center',
    pointerEvents: 'box-none',
    zIndex: layer.banner,
  },
  snack: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space.m,
    maxWidth: 480,
    minHeight: 52,
    paddingLeft: space.l,
    paddingRight: 2,
    paddingVertical: 2,
    borderWidth: 1.5,
    borderRadius: radius.chip,
  },
  words: { flexShrink: 1, paddingVertical: space.s, paddingRight: space.m },
  action: {
    minHeight: 48,
    minWidth: 48,
    justifyContent: 'center',
    paddingHorizontal: space.m,
    borderLeftWidth: 1,
  },
})

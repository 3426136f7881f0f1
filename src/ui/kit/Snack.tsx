/** Short messages over a page: a snack has an action and is read out, a toast is only shown. The caller removes them. */
import { StyleSheet, View } from 'react-native'
import { useTheme } from '@/theme/ThemeProvider'
import { layer, radius, space } from '@/theme/measures'
import { duration } from '@/theme/motion'
import { Keyframed } from './Keyframed'
import { PressableOpacity } from './Pressable'
import { Text } from './Text'
import { LiveRegion } from './accessibility'
import { appear } from './keyframes'

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
          style={[
            styles.box,
            styles.snack,
            { backgroundColor: colours.inkBtn, borderColor: colours.inkEdge },
          ]}
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

type ToastProps = {
  readonly message: string | null
  readonly bottom: number
  /** The height of the area in which it is centred; its own height by default. */
  readonly height?: number
}

export function Toast({ message, ...place }: ToastProps) {
  const { colours } = useTheme()
  return (
    <View style={[styles.place, styles.untouchable, place]}>
      {message !== null && (
        <Keyframed
          key={message}
          frames={appear}
          lasts={duration.reduced}
          style={[
            styles.box,
            styles.toast,
            { backgroundColor: colours.inkBtn, borderColor: colours.inkEdge },
          ]}
        >
          <Text type="label" tone="onInk" centred>
            {message}
          </Text>
        </Keyframed>
      )}
    </View>
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
  },
  box: { borderWidth: 1.5, borderRadius: radius.chip },
  words: { flexShrink: 1, paddingVertical: space.s, paddingRight: space.m },
  action: {
    minHeight: 48,
    minWidth: 48,
    justifyContent: 'center',
    paddingHorizontal: space.m,
    borderLeftWidth: 1,
  },
  untouchable: { justifyContent: 'center', pointerEvents: 'none' },
  toast: { maxWidth: 460, paddingVertical: 10, paddingHorizontal: space.l },
})

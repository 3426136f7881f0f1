/** Short messages over a page: a snack has an action and is read out, a toast is only shown. The caller removes them. */
import type { ReactNode } from 'react'
import { StyleSheet, View, type ViewStyle } from 'react-native'
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
        <Box key={message.text} style={styles.snack}>
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
        </Box>
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
  return (
    <View style={[styles.place, styles.untouchable, place]}>
      {message !== null && (
        <Box key={message} style={styles.toast}>
          <Text type="label" tone="onInk" centred>
            {message}
          </Text>
        </Box>
      )}
    </View>
  )
}

type BoxProps = { readonly style: ViewStyle; readonly children: ReactNode }

function Box({ style, children }: BoxProps) {
  const { colours } = useTheme()
  const colour = { backgroundColor: colours.inkBtn, borderColor: colours.inkEdge }
  return (
    <Keyframed frames={appear} lasts={duration.reduced} style={[styles.box, style, colour]}>
      {children}
    </Keyframed>
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

/** A short word that lies over the page and takes no touch. Who shows it says it aloud, and takes it away. */
import { StyleSheet, View } from 'react-native'

import { duration } from '@/theme/motion'
import { layer, radius } from '@/theme/measures'
import { useTheme } from '@/theme/ThemeProvider'
import { Keyframed } from './Keyframed'
import { appear } from './keyframes'
import { Text } from './Text'

type ToastProps = {
  readonly message: string | null
  readonly bottom: number
  /** Of the room in whose middle it lies; as high as itself unless told. */
  readonly height?: number
}

export function Toast({ message, ...place }: ToastProps) {
  const { colours } = useTheme()
  return (
    <View style={[styles.place, place]}>
      {message !== null && (
        <Keyframed
          key={message}
          frames={appear}
          lasts={duration.reduced}
          style={[styles.toast, { backgroundColor: colours.inkBtn, borderColor: colours.inkEdge }]}
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
    left: 16,
    right: 16,
    alignItems: 'center',
    justifyContent: 'center',
    pointerEvents: 'none',
    zIndex: layer.banner,
  },
  toast: {
    maxWidth: 460,
    paddingVertical: 10,
    paddingHorizontal: 16,
    borderWidth: 1.5,
    borderRadius: radius.chip,
  },
})

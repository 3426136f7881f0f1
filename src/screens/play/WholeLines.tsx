/** Lines one below the other, as many as there is room for whole: a line that would be cut is not there at all. */
import { Children, useState, type ReactNode } from 'react'
import { StyleSheet, View } from 'react-native'
import { useTheme } from '@/theme/index'

type WholeLinesProps = { readonly gap: number; readonly children: ReactNode }

export function WholeLines({ gap, children }: WholeLinesProps) {
  const { type } = useTheme()
  const [room, setRoom] = useState(Infinity)
  const [ends, setEnds] = useState<Readonly<Record<number, number>>>({})
  return (
    <View
      style={[styles.room, { minHeight: type('label').lineHeight }]}
      onLayout={({ nativeEvent }) => setRoom(nativeEvent.layout.height)}
    >
      <View role="list" style={{ gap }}>
        {Children.toArray(children).map((line, place) => {
          const isWhole = (ends[place] ?? 0) <= room
          return (
            <View
              // Lines move down as others come above them: what is measured is the place.
              key={place}
              role="listitem"
              aria-hidden={!isWhole}
              style={!isWhole && styles.unseen}
              onLayout={({ nativeEvent: { layout } }) =>
                setEnds((before) => ({ ...before, [place]: layout.y + layout.height }))
              }
            >
              {line}
            </View>
          )
        })}
      </View>
    </View>
  )
}

const styles = StyleSheet.create({
  room: { flexGrow: 1, flexShrink: 1, flexBasis: 0, overflow: 'hidden' },
  unseen: { opacity: 0 },
})

/** A die at rest on phones. It consists of plain views, so that a thrown one is cheap to rotate. */
import { StyleSheet, View } from 'react-native'

import { size as sizes } from '@/theme/measures'
import { useTheme } from '@/theme/ThemeProvider'
import { dieShape, type DieFacesProps, type DieProps } from './dieShape'

export function Die({ value, size = sizes.die, gold = false }: DieProps) {
  const { colours } = useTheme()
  const { foot, pip, corner, line, pips } = dieShape(value, size)
  const body = { borderRadius: corner, borderColor: colours.pip, borderWidth: line }
  return (
    <View aria-hidden style={{ width: size, height: size }}>
      <View style={[StyleSheet.absoluteFill, body, { top: foot, backgroundColor: colours.dieEdge }]} />
      <View
        style={[
          StyleSheet.absoluteFill,
          body,
          { bottom: foot, backgroundColor: gold ? colours.gold : colours.die },
        ]}
      />
      {pips.map(([left, top]) => (
        <View
          key={`${left} ${top}`}
          style={[
            styles.pip,
            {
              left,
              top,
              width: pip,
              height: pip,
              borderRadius: pip / 2,
              backgroundColor: gold ? colours.onGold : colours.pip,
            },
          ]}
        />
      ))}
    </View>
  )
}

/** Side by side, without a gap. */
export const DieFaces = ({ values, ...rest }: DieFacesProps) => (
  <View style={styles.faces}>
    {values.map((value, at) => (
      <Die key={at} value={value} {...rest} />
    ))}
  </View>
)

const styles = StyleSheet.create({
  faces: { flexDirection: 'row' },
  pip: { position: 'absolute' },
})

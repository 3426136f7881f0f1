/** The board, each space as dark as rolls reach it. The sentence beside it says the numbers. */
import { StyleSheet, View } from 'react-native'
import { spaceAt, type Die, dieValues } from '@/engine'
import { border, space } from '@/theme/measures'
import { useTheme } from '@/theme/ThemeProvider'
import { Text } from '@/ui/kit/Text'
import { isOnDiagonal, rollsReaching } from './odds'

/** It grows with its figures, up to what a small phone holds six of. */
const edgeOf = (textScale: number): number => 26 * Math.min(textScale, 1.4)
const rowsFromTheTop = [...dieValues].reverse()

type HitMapProps = {
  readonly label: string
  readonly off: string
  readonly on: string
}

export const HitMap = ({ label, off, on }: HitMapProps) => {
  const { colours, textScale } = useTheme()
  const edge = edgeOf(textScale)
  const colourOf = (column: Die, row: Die): string =>
    isOnDiagonal(spaceAt(column, row)) ? colours.sheet : colours.sunk
  return (
    <View style={styles.map}>
      <View
        accessible
        role="img"
        aria-label={label}
        style={{ borderWidth: border.boardFrame, borderColor: colours.line }}
      >
        {rowsFromTheTop.map((row) => (
          <View key={row} style={styles.row}>
            {dieValues.map((column) => (
              <View
                key={column}
                style={[
                  styles.space,
                  {
                    minWidth: edge,
                    height: edge,
                    backgroundColor: colourOf(column, row),
                    borderColor: colours.grid,
                  },
                ]}
              >
                <Text type="caption" tone="ink" aria-hidden>
                  {rollsReaching(spaceAt(column, row))}
                </Text>
              </View>
            ))}
          </View>
        ))}
      </View>
      <View style={[styles.keys, { flexBasis: 150 * textScale }]}>
        <Key colour={colours.sunk} text={off} />
        <Key colour={colours.sheet} text={on} />
      </View>
    </View>
  )
}

const Key = ({ colour, text }: { readonly colour: string; readonly text: string }) => {
  const { colours } = useTheme()
  return (
    <View style={styles.key}>
      <View style={[styles.swatch, { backgroundColor: colour, borderColor: colours.grid }]} />
      <Text type="label" style={styles.text}>
        {text}
      </Text>
    </View>
  )
}

const styles = StyleSheet.create({
  map: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: space.l },
  row: { flexDirection: 'row' },
  space: {
    borderWidth: 0.5,
    alignItems: 'center',
    justifyContent: 'center',
  },
  keys: { flexGrow: 1, maxWidth: '100%', gap: space.s },
  key: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  swatch: { width: 18, height: 18, borderWidth: 1 },
  text: { flex: 1 },
})

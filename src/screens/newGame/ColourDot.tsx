/** A player's colour as a disc; faded and with its owner's brand when it is taken. Decoration. */
import { StyleSheet, View } from 'react-native'
import type { BrandName, ColourName } from '@/names'
import { useTheme } from '@/theme/index'
import { PlayerToken } from '@/ui/index'

const size = 36

export const ColourDot = ({
  colour,
  takenBy,
}: {
  readonly colour: ColourName
  readonly takenBy: BrandName | null
}) => {
  const { colours, players } = useTheme()
  if (takenBy !== null)
    return (
      <View style={styles.faded}>
        <PlayerToken colour={colour} brand={takenBy} size={size} />
      </View>
    )
  return (
    <View style={[styles.dot, { backgroundColor: players[colour].fill, borderColor: colours.discOutline }]} />
  )
}

const styles = StyleSheet.create({
  faded: { opacity: 0.4 },
  dot: { width: size, height: size, borderRadius: size / 2, borderWidth: 1.5 },
})

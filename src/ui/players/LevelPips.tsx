/** A level as diamonds, filled up to it. Decoration: the level's name stands beside them. */
import { StyleSheet, View } from 'react-native'
import { useTheme } from '@/theme/index'

export const LevelPips = ({ rank, of }: { readonly rank: number; readonly of: number }) => {
  const { colours } = useTheme()
  return (
    <View aria-hidden style={styles.pips}>
      {Array.from({ length: of }, (_, at) => (
        <View
          key={at}
          style={[
            styles.pip,
            { borderColor: colours.ink, backgroundColor: at < rank ? colours.ink : 'transparent' },
          ]}
        />
      ))}
    </View>
  )
}

const styles = StyleSheet.create({
  pips: { flexDirection: 'row', gap: 4, paddingHorizontal: 2, paddingVertical: 2 },
  pip: { width: 6, height: 6, borderWidth: 1, transform: [{ rotate: '45deg' }] },
})

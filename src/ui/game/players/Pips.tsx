import { StyleSheet, View } from 'react-native'
import { useTheme } from '@/theme/ThemeProvider'

type ClaimPipsProps = { readonly claims: number; readonly target: number }

/** At most `target` plates: more claims only happen in the last round. */
export function ClaimPips({ claims, target }: ClaimPipsProps) {
  const { colours, scheme } = useTheme()
  const full = scheme === 'lantern' ? colours.gold : colours.plate
  const fullEdge = scheme === 'lantern' ? colours.goldEdge : colours.plate
  return (
    <View style={styles.pips} aria-hidden>
      {Array.from({ length: target }, (_, index) => (
        <View
          key={index}
          style={[
            styles.pip,
            index < claims ? { backgroundColor: full, borderColor: fullEdge } : { borderColor: colours.grid },
          ]}
        />
      ))}
    </View>
  )
}

/** A level as filled diamonds. Decorative: the level's name is beside them. */
export const LevelPips = ({ rank, of }: { readonly rank: number; readonly of: number }) => {
  const { colours } = useTheme()
  return (
    <View aria-hidden style={styles.levelPips}>
      {Array.from({ length: of }, (_, at) => (
        <View
          key={at}
          style={[
            styles.levelPip,
            { borderColor: colours.ink, backgroundColor: at < rank ? colours.ink : 'transparent' },
          ]}
        />
      ))}
    </View>
  )
}

const styles = StyleSheet.create({
  pips: { flexDirection: 'row', gap: 1.6, overflow: 'hidden' },
  pip: { width: 8, height: 10, flexShrink: 1, borderWidth: 1, borderRadius: 2.2 },
  levelPips: { flexDirection: 'row', gap: 4, paddingHorizontal: 2, paddingVertical: 2 },
  levelPip: { width: 6, height: 6, borderWidth: 1, transform: [{ rotate: '45deg' }] },
})

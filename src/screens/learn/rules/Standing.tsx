/** How the players stand, best first, by the three keys that rank them (R19 to R21). */
import { StyleSheet, View } from 'react-native'
import { standings, type Game } from '@/engine/index'
import { usePhrases } from '@/i18n/index'
import { border, space, useTheme } from '@/theme/index'
import { PlayerToken, SheetFrame, Text } from '@/ui/index'
import { looksOf, naming } from '../players'

export const Standing = ({ game }: { readonly game: Game }) => {
  const phrases = usePhrases()
  const { learn, results } = phrases
  const { colours } = useTheme()
  const looks = looksOf(phrases)
  return (
    <SheetFrame plain>
      <View aria-hidden style={styles.row}>
        <View style={styles.who} />
        {[results.largestGroup, results.claims, results.spaces].map((key) => (
          <Text key={key} type="caption" tone="ink2" centred style={styles.key}>
            {key}
          </Text>
        ))}
      </View>
      {standings(game).map(({ seat, rank, group, claimed, total }) => (
        <View
          key={seat}
          accessible
          role="img"
          aria-label={`${rank}. ${learn.outcomes.ranked(naming(seat), group, claimed, total)}`}
          style={[styles.row, { borderTopWidth: border.hair, borderTopColor: colours.hair }]}
        >
          <View style={styles.who}>
            <Text type="h3">{rank}</Text>
            <PlayerToken colour={looks[seat]!.colour} brand={looks[seat]!.brand} size={26} />
            <Text type="label" numberOfLines={1} style={styles.name}>
              {looks[seat]!.name}
            </Text>
          </View>
          {[group, claimed, total].map((value, at) => (
            <Text key={at} type="h3" centred style={styles.key}>
              {value}
            </Text>
          ))}
        </View>
      ))}
    </SheetFrame>
  )
}

const styles = StyleSheet.create({
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.xs,
    paddingHorizontal: space.m,
    paddingVertical: 6,
  },
  who: { flex: 1.6, flexDirection: 'row', alignItems: 'center', gap: space.s },
  name: { flexShrink: 1 },
  key: { flex: 1 },
})

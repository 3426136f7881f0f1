/** How the players of a rule's board stand, best first, by the three keys that rank them (R19 to R21). */
import { StyleSheet, View } from 'react-native'
import { standings, type Game } from '@/engine/index'
import { usePhrases } from '@/i18n/index'
import { space } from '@/theme/index'
import { RankTable, SheetFrame } from '@/ui/index'
import { looksOf, naming } from '../players'

export const Standing = ({ game }: { readonly game: Game }) => {
  const phrases = usePhrases()
  const { learn, results } = phrases
  const looks = looksOf(phrases)
  return (
    <SheetFrame plain>
      <View style={styles.table}>
        <RankTable
          place="standing"
          label={results.ranking}
          heads={{ group: results.largestGroup, claimed: results.claims, total: results.spaces }}
          rows={standings(game).map(({ seat, rank, group, claimed, total }) => ({
            rank,
            player: looks[seat]!,
            figures: { group, claimed, total },
            spoken: `${rank}. ${learn.outcomes.ranked(naming(seat), group, claimed, total)}`,
          }))}
        />
      </View>
    </SheetFrame>
  )
}

const styles = StyleSheet.create({ table: { paddingHorizontal: space.m, paddingVertical: 6 } })

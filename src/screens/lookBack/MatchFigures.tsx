import { StyleSheet, View } from 'react-native'
import { seatsOf } from '@/engine'
import { usePhrases } from '@/i18n/PhrasesProvider'
import { accountOf, matchSentence, type Review } from '@/match/review'
import { gameOf, playersOf } from '@/match'
import { useTheme } from '@/theme/ThemeProvider'
import { PlayerToken } from '@/ui/game/players/PlayerToken'
import { Text } from '@/ui/kit/Text'
import { readAsOne } from '@/ui/kit/accessibility'
import { VerdictText, verdictSentence } from '@/features/review/VerdictText'
import { seatNames, signed } from '@/features/matchView/sentences'

/** Renders nothing until the review is complete. */
export function MatchFigures({ review }: { readonly review: Review }) {
  const phrases = usePhrases()
  const { lookBack, common } = phrases
  const { colours } = useTheme()
  const players = playersOf(review.match)
  const seatName = seatNames(players)
  const sentence = matchSentence(review)
  const decided = sentence && verdictSentence(sentence, phrases, seatName)
  const accounts = seatsOf(gameOf(review.match)).flatMap((seat) => accountOf(review, seat) ?? [])
  if (accounts.length === 0) return null
  return (
    <View style={styles.figures}>
      {decided && <VerdictText decided={decided} />}
      <View>
        <View style={[styles.row, styles.heads]} aria-hidden>
          <Text type="caption" style={styles.name}>
            {lookBack.wholeMatch}
          </Text>
          <Text type="caption" style={styles.figure}>
            {lookBack.luckShort}
          </Text>
          <Text type="caption" style={styles.figure}>
            {lookBack.choicesShort}
          </Text>
        </View>
        {accounts.map(({ seat, luck, choices }) => {
          const name = seatName(seat) ?? common.you
          const [own, chosen] = [signed(luck[seat]), signed(choices[seat])]
          return (
            <View
              key={seat}
              {...readAsOne(`${name}: ${lookBack.luckShort} ${own}, ${lookBack.choicesShort} ${chosen}`)}
              style={[styles.row, { borderTopWidth: 1, borderTopColor: colours.hair }]}
            >
              <PlayerToken {...players[seat]} size={22} />
              <Text type="body" numberOfLines={1} style={styles.name} aria-hidden>
                {name}
              </Text>
              <Text type="h3" style={styles.figure} aria-hidden>
                {own}
              </Text>
              <Text type="h3" style={styles.figure} aria-hidden>
                {chosen}
              </Text>
            </View>
          )
        })}
      </View>
    </View>
  )
}

const styles = StyleSheet.create({
  figures: { gap: 10 },
  row: { flexDirection: 'row', alignItems: 'center', gap: 10, minHeight: 36 },
  heads: { minHeight: 20 },
  name: { flex: 1, minWidth: 0 },
  figure: { minWidth: 62, textAlign: 'right' },
})

import { StyleSheet, View } from 'react-native'
import { itemAt } from '@/checked'
import { standings } from '@/engine'
import { usePhrases } from '@/i18n/PhrasesProvider'
import { accountOf, decisionOf, type Review } from '@/match/review'
import { gameOf, playersOf } from '@/match'
import { Text } from '@/ui/kit/Text'
import { AccountSum } from '@/features/review/AccountSum'
import { seatNames } from '@/features/matchView/sentences'

type MatchFiguresProps = { readonly review: Review; readonly onAccount: () => void }

/** What decided the match, and the winner's sum. Renders nothing until the review is complete. */
export function MatchFigures({ review, onAccount }: MatchFiguresProps) {
  const { lookBack } = usePhrases()
  const decision = decisionOf(review)
  if (decision === null) return null
  const { seat } = itemAt(standings(gameOf(review.match)), 0)
  return (
    <View style={styles.figures}>
      <Text type="h3" heading={2}>
        {lookBack.decided[decision]}
      </Text>
      <AccountSum
        account={accountOf(review, seat)}
        seatName={seatNames(playersOf(review.match))}
        onPress={onAccount}
      />
    </View>
  )
}

const styles = StyleSheet.create({ figures: { gap: 6 } })

/** One line that adds up: start + dice + choices = end, on the scale of the chart. */
import { StyleSheet, View } from 'react-native'
import { usePhrases } from '@/i18n/PhrasesProvider'
import type { Account } from '@/match/review'
import { useTheme } from '@/theme/ThemeProvider'
import { PressableOpacity } from '@/ui/kit/Pressable'
import { Text } from '@/ui/kit/Text'
import { readAsOne } from '@/ui/kit/accessibility'
import { signed, type SeatNames } from '../matchView/sentences'

type AccountSumProps = {
  /** Null while the review is at work: the row keeps its height. */
  readonly account: Account | null
  readonly seatName: SeatNames
  readonly onPress?: () => void
}

export function AccountSum({ account, seatName, onPress }: AccountSumProps) {
  const { lookBack } = usePhrases()
  const { colours } = useTheme()
  const outcome =
    account === null || account.end === 100
      ? lookBack.won
      : account.end === 0
        ? lookBack.lost
        : lookBack.shared
  const unknown = '\u00b7'
  const terms = [
    [account ? String(account.start) : unknown, lookBack.start],
    [account ? signed(account.dice) : unknown, lookBack.dice],
    [account ? signed(account.choices) : unknown, lookBack.decisions],
    ['=', ''],
    [account ? String(account.end) : unknown, account ? outcome : unknown],
  ] as const
  const row = (
    <View aria-hidden style={[styles.row, { borderColor: colours.hair }]}>
      {terms.map(([figure, caption], at) => (
        <View key={at}>
          <Text type="h2" centred tone={caption === '' ? 'ink2' : 'ink'}>
            {figure}
          </Text>
          {caption !== '' && (
            <Text type="caption" centred>
              {caption}
            </Text>
          )}
        </View>
      ))}
    </View>
  )
  if (!account) return row
  const spoken = lookBack.sumSpoken({ ...account, who: seatName(account.seat), outcome })
  return onPress ? (
    <PressableOpacity role="button" aria-label={spoken} onPress={onPress}>
      {row}
    </PressableOpacity>
  ) : (
    <View {...readAsOne(spoken)}>{row}</View>
  )
}

const styles = StyleSheet.create({
  row: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    justifyContent: 'space-around',
    columnGap: 4,
    minHeight: 46,
    paddingVertical: 1,
    borderTopWidth: 1,
    borderBottomWidth: 1,
  },
})

import { useEffect, useRef, type ComponentRef } from 'react'
import { ScrollView, StyleSheet, View } from 'react-native'
import { itemAt } from '@/checked'
import { usePhrases } from '@/i18n/PhrasesProvider'
import { mistakeOn, type ReviewPage, type Review } from '@/match/review'
import { playersOf, roundOf } from '@/match'
import { border, radius } from '@/theme/measures'
import { useTheme } from '@/theme/ThemeProvider'
import { GradeMark, type GradeName } from '@/ui/game/marks/GradeMark'
import { PlayerToken } from '@/ui/game/players/PlayerToken'
import { PressableOpacity } from '@/ui/kit/Pressable'
import { Text } from '@/ui/kit/Text'
import { turnEnd } from '@/features/review/chartSentences'
import { seatNames } from '@/features/matchView/sentences'

type TurnListProps = {
  readonly review: Review
  readonly page: ReviewPage | null
  readonly onTurn: (first: ReviewPage) => void
}

const rowHeight = 36

export function TurnList({ review, page, onTurn }: TurnListProps) {
  const phrases = usePhrases()
  const { colours } = useTheme()
  const players = playersOf(review.match)
  const seatName = seatNames(players)
  const firsts = review.pages.filter(({ roll }) => roll === 0)
  const list = useRef<ComponentRef<typeof ScrollView>>(null)
  const turn = page?.turn ?? firsts.length
  useEffect(() => {
    list.current?.scrollTo({ y: Math.max(0, (turn - 5) * rowHeight), animated: false })
  }, [turn])
  return (
    <View style={styles.turns}>
      <Text type="eyebrow" heading={2}>
        {phrases.lookBack.turns}
      </Text>
      <ScrollView ref={list} style={styles.list}>
        {firsts.map((first) => {
          const pages = review.pages.filter((each) => each.turn === first.turn)
          const ending = itemAt(pages, -1)
          const round = roundOf(first.before)
          const isNewRound = first.turn % players.length === 0
          const what = ending.end
            ? turnEnd(ending, phrases, seatName)
            : (seatName(first.seat) ?? phrases.common.you)
          const worst = worstOf(review, pages)
          const current = first.turn === page?.turn
          return (
            <View key={first.turn} style={styles.line}>
              <Text type="caption" style={styles.round} aria-hidden>
                {isNewRound ? round : ''}
              </Text>
              <PressableOpacity
                role="button"
                aria-label={`${phrases.common.round(round)}, ${what}`}
                onPress={() => onTurn(first)}
                style={[styles.row, current && { borderColor: colours.line, backgroundColor: colours.sheet }]}
              >
                <PlayerToken {...players[first.seat]} size={20} />
                <Text type="label" numberOfLines={1} style={styles.what} aria-hidden>
                  {what}
                </Text>
                {worst && <GradeMark grade={worst} size={16} />}
              </PressableOpacity>
            </View>
          )
        })}
      </ScrollView>
    </View>
  )
}

const worstOf = ({ judged }: Review, pages: readonly ReviewPage[]): GradeName | null => {
  const found = pages.map(({ number }) => mistakeOn(judged[number]))
  return found.includes('costly') ? 'costly' : found.includes('slip') ? 'slip' : null
}

const styles = StyleSheet.create({
  turns: { flex: 1, gap: 8, minHeight: 160 },
  list: { flex: 1 },
  line: { flexDirection: 'row', alignItems: 'center' },
  row: {
    flex: 1,
    flexDirection: 'row',
    alignItems: 'center',
    gap: 8,
    height: rowHeight,
    paddingHorizontal: 8,
    borderWidth: border.card,
    borderColor: 'transparent',
    borderRadius: radius.card,
  },
  round: { width: 22, textAlign: 'right' },
  what: { flex: 1, minWidth: 0 },
})

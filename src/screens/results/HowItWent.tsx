import { useState } from 'react'
import { StyleSheet, View } from 'react-native'
import { itemAt } from '@/checked'
import { standings, type Seat } from '@/engine'
import { usePhrases } from '@/i18n/PhrasesProvider'
import { useWindow } from '@/theme/ThemeProvider'
import type { Phrases } from '@/i18n/dictionaries'
import { accountOf, calls, decisionOf, hintsOf, type Review } from '@/match/review'
import { gameOf, playersOf } from '@/match'
import { ChanceChart } from '@/ui/game/chart/ChanceChart'
import { Legend, type LegendItem } from '@/ui/game/chart/ChartLines'
import { Text } from '@/ui/kit/Text'
import { TitleAndNote } from '@/ui/kit/Rows'
import { VisuallyHidden } from '@/ui/kit/accessibility'
import { chartByTurn } from '@/features/review/chartData'
import { chartSpoken, stepInWords, turnsSpoken } from '@/features/review/chartSentences'
import { AccountSum } from '@/features/review/AccountSum'
import { seatNames } from '@/features/matchView/sentences'

type HowItWentProps = {
  readonly review: Review
  /** The seats with heavy lines. */
  readonly heavy: readonly Seat[]
  readonly onHeavy: (seat: Seat) => void
  readonly onTurn: (turn: number) => void
  /** Whose sum is shown. */
  readonly seat: Seat
  readonly onAccount: () => void
  /** Animated, drawn at once, or not shown yet. */
  readonly lines: 'drawing' | 'drawn' | 'hidden'
}

export function HowItWent({ review, heavy, onHeavy, onTurn, seat, onAccount, lines }: HowItWentProps) {
  const phrases = usePhrases()
  const { lookBack } = phrases
  const players = playersOf(review.match)
  const seatName = seatNames(players)
  const facts = chartByTurn(review)
  const decision = lines === 'hidden' ? null : decisionOf(review)
  const account = lines === 'hidden' ? null : accountOf(review, seat)
  const hints = hintsOf(review.match)
    .flatMap((count, seat) => (count > 0 ? [phrases.coach.took(seatName(seat as Seat), count)] : []))
    .join(' ')
  const [pointed, setPointed] = useState<number | null>(null)
  const { shape } = useWindow()
  const isWide = shape === 'wide'
  const isWinner = seat === itemAt(standings(gameOf(review.match)), 0).seat
  const title = !isWinner
    ? lookBack.howItWentFor(seatName(seat))
    : decision === null
      ? lookBack.howItWent
      : lookBack.decided[decision]
  const longest = Object.values(lookBack.decided).reduce((a, b) => (b.length > a.length ? b : a))
  return (
    <View style={styles.whole}>
      <View style={styles.heading}>
        <View aria-hidden style={styles.holds}>
          <Text type="h3">{longest}</Text>
        </View>
        <TitleAndNote
          type="h3"
          style={styles.over}
          title={title}
          note={
            pointed === null || lines === 'hidden'
              ? undefined
              : stepInWords(review, pointed, phrases, seatName)
          }
        />
      </View>
      <ChanceChart
        {...facts}
        lines={lines === 'hidden' ? [] : facts.lines}
        height={isWide ? 180 : shape === 'lying' ? 92 : players.length > 3 ? 132 : 152}
        looks={players}
        heavy={heavy}
        label={chartSpoken(review, phrases, seatName)}
        draws={lines === 'drawing'}
        pointed={pointed}
        {...(isWide && { onPoint: setPointed })}
        onPress={(what) => ('seat' in what ? onHeavy(what.seat) : onTurn(Math.max(0, what.step - 1)))}
      />
      <Legend lines={lookBack.chanceToWin} items={legendOf(review, lookBack)} />
      <VisuallyHidden>{turnsSpoken(review, phrases, seatName).join('. ')}</VisuallyHidden>
      <AccountSum account={account} seatName={seatName} onPress={onAccount} />
      {hints !== '' && <Text type="body">{hints}</Text>}
    </View>
  )
}

const legendOf = ({ pages }: Review, words: Phrases['lookBack']): readonly LegendItem[] => [
  ...(pages.some(({ end }) => end?.type === 'busted') ? [{ of: 'bust', label: words.bust } as const] : []),
  ...(pages.some(({ end }) => end?.type === 'stopped' && end.taken.length >= 3)
    ? [{ of: 'taken', label: words.threeTaken } as const]
    : []),
  ...(pages.some(calls) ? [{ of: 'lastRound', label: words.lastRound } as const] : []),
]

const styles = StyleSheet.create({
  whole: { gap: 4 },
  // Reserves room for the longest heading, so that the page does not jump when it is known.
  heading: { flexDirection: 'row' },
  holds: { width: '100%', flexShrink: 0, opacity: 0 },
  over: { width: '100%', flexShrink: 0, marginLeft: '-100%' },
})

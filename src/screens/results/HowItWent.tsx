import { useState } from 'react'
import { StyleSheet, View } from 'react-native'
import { itemAt } from '@/checked'
import { standings, type Seat } from '@/engine'
import { usePhrases } from '@/i18n/PhrasesProvider'
import { useWindow } from '@/theme/ThemeProvider'
import type { Phrases } from '@/i18n/dictionaries'
import { calls, hintsOf, matchSentence, type Review } from '@/match/review'
import { gameOf, playersOf } from '@/match'
import { ChanceChart } from '@/ui/game/chart/ChanceChart'
import { Legend, type LegendItem } from '@/ui/game/chart/ChartLines'
import { Text } from '@/ui/kit/Text'
import { TitleAndNote } from '@/ui/kit/Rows'
import { VisuallyHidden } from '@/ui/kit/accessibility'
import { chartByTurn } from '@/features/review/chartData'
import { chartSpoken, stepInWords, turnsSpoken } from '@/features/review/chartSentences'
import { longestVerdict, VerdictText, verdictSentence } from '@/features/review/VerdictText'
import { seatNames } from '@/features/matchView/sentences'

type HowItWentProps = {
  readonly review: Review
  /** The seats with heavy lines. */
  readonly heavy: readonly Seat[]
  readonly onHeavy: (seat: Seat) => void
  readonly onTurn: (turn: number) => void
  /** Animated, drawn at once, or not shown yet. */
  readonly lines: 'drawing' | 'drawn' | 'hidden'
}

export function HowItWent({ review, heavy, onHeavy, onTurn, lines }: HowItWentProps) {
  const phrases = usePhrases()
  const { lookBack } = phrases
  const players = playersOf(review.match)
  const seatName = seatNames(players)
  const facts = chartByTurn(review)
  const sentence = matchSentence(review)
  const hints = hintsOf(review.match)
    .flatMap((count, seat) => (count > 0 ? [phrases.coach.took(seatName(seat as Seat), count)] : []))
    .join(' ')
  const [pointed, setPointed] = useState<number | null>(null)
  const { shape } = useWindow()
  const isWide = shape === 'wide'
  const winner = itemAt(standings(gameOf(review.match)), 0).seat
  return (
    <View style={styles.whole}>
      <TitleAndNote
        type="h3"
        title={lookBack.howItWent}
        note={
          pointed === null || lines === 'hidden'
            ? lookBack.turnByTurn
            : stepInWords(review, pointed, phrases, seatName)
        }
      />
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
      <Legend items={legendOf(review, lookBack)} />
      <VisuallyHidden>{turnsSpoken(review, phrases, seatName).join('. ')}</VisuallyHidden>
      <View>
        <View aria-hidden style={styles.holds}>
          <VerdictText decided={longestVerdict(winner, phrases, seatName)} />
        </View>
        <View style={styles.over}>
          {sentence && lines !== 'hidden' && (
            <VerdictText decided={verdictSentence(sentence, phrases, seatName)} />
          )}
        </View>
      </View>
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
  // Reserves room for the longest sentence, so that the page does not jump when the verdict is known.
  holds: { opacity: 0 },
  over: { position: 'absolute', left: 0, right: 0, top: 0 },
})

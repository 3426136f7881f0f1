/** How ties were decided, one sentence each. */
import { StyleSheet, View } from 'react-native'
import { usePhrases } from '@/i18n/PhrasesProvider'
import type { Phrases } from '@/i18n/dictionaries'
import { playersOf, type Match } from '@/match'
import { radius } from '@/theme/measures'
import { useTheme } from '@/theme/ThemeProvider'
import { ClaimMark } from '@/ui/game/marks/Plate'
import { Text } from '@/ui/kit/Text'
import { seatNames } from '@/features/matchView/sentences'
import type { Tie } from './ties'

type TieBreaksProps = { readonly match: Match; readonly ties: readonly Tie[] }

export function TieBreaks({ match, ties }: TieBreaksProps) {
  const { results } = usePhrases()
  const { colours } = useTheme()
  if (ties.length === 0) return null
  return (
    <View style={[styles.box, { backgroundColor: colours.goldTint }]}>
      <ClaimMark size={27} />
      <Text type="body" style={styles.words}>
        <Text type="bodyStrong">{results.tieBreak}</Text>{' '}
        {ties.map((tie) => sentenceOf(tie, match, results)).join(' ')}
      </Text>
    </View>
  )
}

const sentenceOf = (tie: Tie, match: Match, words: Phrases['results']): string => {
  const name = seatNames(playersOf(match))
  if (tie.by === null) return words.equal(tie.level.map(({ seat }) => name(seat)))
  const { better, worse, by } = tie
  const facts = {
    names: [name(better.seat), name(worse.seat)],
    winner: name(better.seat),
    next: name(worse.seat),
    group: better.group,
    claims: better.claimed,
    winning: better[by],
    losing: worse[by],
  }
  return by === 'claimed' ? words.byClaims(facts) : words.bySpaces(facts)
}

const styles = StyleSheet.create({
  box: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: 12,
    paddingVertical: 8,
    paddingHorizontal: 12,
    borderRadius: radius.card,
  },
  words: { flex: 1 },
})

/** The rows below the board: one for the luck of the page and one for each choice. At the end of the match, its figures. */
import { StyleSheet, View } from 'react-native'
import { usePhrases } from '@/i18n/PhrasesProvider'
import { withDiceThrown } from '@/match'
import { missesOf } from '@/sitting/choices'
import { useTheme, useWindow } from '@/theme/ThemeProvider'
import { Dice } from '@/ui/game/dice/Dice'
import { GradeMark } from '@/ui/game/marks/GradeMark'
import { Text } from '@/ui/kit/Text'
import { readAsOne } from '@/ui/kit/accessibility'
import { MissChips } from '@/features/matchView/MissChips'
import { signed } from '@/features/matchView/sentences'
import { MatchFigures } from './MatchFigures'
import { rowSpoken, type PageRow } from './pageSentences'
import type { LookBack } from './useLookBack'
import type { PageText } from './usePageText'

type PageRowsProps = Pick<LookBack, 'review' | 'page'> & {
  readonly text: PageText
  /** The dice and their luck are shown elsewhere. */
  readonly hideLuck: boolean
}

export function PageRows({ review, page, text: { rows, seatName }, hideLuck }: PageRowsProps) {
  const { colours } = useTheme()
  const isHuge = useWindow().text === 'huge'
  const { play, lookBack } = usePhrases()
  if (review.pages.length === 0) return <Text type="body">{lookBack.nothingYet}</Text>
  if (page === null)
    return (
      <View style={styles.end}>
        <MatchFigures review={review} />
      </View>
    )
  const { dice, thrown, before } = page
  return (
    <View>
      {rows.slice(hideLuck ? 1 : 0).map((row, at) => {
        const isLuck = at === 0 && !hideLuck
        return (
          <View
            key={at}
            style={[
              isHuge ? styles.stacked : styles.row,
              at > 0 && { borderTopWidth: 1, borderTopColor: colours.hair },
            ]}
          >
            {isLuck ? (
              <Dice dice={dice} size={38} label={play.diceSpoken(dice)} />
            ) : (
              <View style={[styles.mark, isHuge && styles.first]}>
                {row.mark && <GradeMark grade={row.mark} />}
              </View>
            )}
            <RowWords row={row} isLuck={isLuck} />
          </View>
        )
      })}
      {thrown === null && (
        <View style={styles.misses}>
          <MissChips misses={missesOf(withDiceThrown(before, dice), dice)} naming={seatName} low={false} />
        </View>
      )}
    </View>
  )
}

function RowWords({ row, isLuck }: { readonly row: PageRow; readonly isLuck: boolean }) {
  const phrases = usePhrases()
  const isHuge = useWindow().text === 'huge'
  const { title, says, figure } = row
  return (
    <View {...readAsOne(rowSpoken(row, phrases))} style={isHuge ? styles.stacked : styles.words}>
      <View style={!isHuge && styles.text} aria-hidden>
        <Text type="bodyStrong">{title}</Text>
        {says !== '' && <Text type="note">{says}</Text>}
      </View>
      {figure !== null && (
        <View style={!isHuge && styles.figure} aria-hidden>
          <Text type="button" tone={figure === 0 && !isLuck ? 'ink2' : 'ink'}>
            {signed(figure)}
          </Text>
          {isLuck && <Text type="caption">{phrases.lookBack.points}</Text>}
        </View>
      )}
    </View>
  )
}

const styles = StyleSheet.create({
  end: { paddingVertical: 8 },
  row: { flexDirection: 'row', alignItems: 'center', gap: 12, minHeight: 52, paddingVertical: 5 },
  stacked: { gap: 6, paddingVertical: 5 },
  mark: { width: 30, alignItems: 'center' },
  first: { alignItems: 'flex-start' },
  words: { flex: 1, flexDirection: 'row', alignItems: 'center', gap: 10, minWidth: 0 },
  text: { flex: 1, minWidth: 0 },
  figure: { minWidth: 36, alignItems: 'flex-end' },
  misses: { paddingTop: 4, paddingBottom: 6 },
})

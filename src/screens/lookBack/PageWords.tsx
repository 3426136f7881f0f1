/** What is said of the page shown: its rows; at the end what decided the match, and one more. */
import { StyleSheet, View } from 'react-native'
import { usePhrases } from '@/i18n/PhrasesProvider'
import { withDiceThrown } from '@/match'
import type { Page } from '@/match/review'
import { missesOf } from '@/sitting/standing'
import { useTheme, useWindow } from '@/theme/ThemeProvider'
import { Dice } from '@/ui/game/dice/Dice'
import { GradeMark } from '@/ui/game/marks/GradeMark'
import { Text } from '@/ui/kit/Text'
import { readAsOne } from '@/ui/kit/accessibility'
import { MissChips } from '@/features/matchView/MissChips'
import { signed, type SeatNames } from '@/features/matchView/sentences'
import { Whole } from './Whole'
import { rowSpoken } from './figures'
import type { PageRow } from './rows'
import type { LookBack } from './useLookBack'
import type { PageWords as Words } from './usePageWords'

type PageWordsProps = Pick<LookBack, 'review' | 'page'> & { readonly words: Words }

export function PageWords({ review, page, words }: PageWordsProps) {
  const { lookBack } = usePhrases()
  const { layout, low, hugeText } = useWindow()
  if (review.pages.length === 0) return <Text type="body">{lookBack.nothingYet}</Text>
  if (page)
    return (
      <PageRows
        page={page}
        rows={words.rows}
        naming={words.naming}
        withoutLuck={layout === 'portrait' && low && !hugeText}
      />
    )
  return (
    <View style={styles.end}>
      <Whole review={review} />
    </View>
  )
}

type PageRowsProps = {
  readonly page: Page
  readonly rows: readonly PageRow[]
  readonly naming: SeatNames
  /** Dice and luck stand elsewhere. */
  readonly withoutLuck?: boolean
}

/** A page in words: the luck of the roll and each choice with its figure, and after a bust why nothing fitted. */
function PageRows({ page, rows, naming, withoutLuck = false }: PageRowsProps) {
  const { colours } = useTheme()
  const { hugeText } = useWindow()
  const { play } = usePhrases()
  const { dice, thrown, before } = page
  return (
    <View>
      {rows.slice(withoutLuck ? 1 : 0).map((row, at) => {
        const isLuck = at === 0 && !withoutLuck
        return (
          <View
            key={at}
            style={[
              hugeText ? styles.stacked : styles.row,
              at > 0 && { borderTopWidth: 1, borderTopColor: colours.hair },
            ]}
          >
            {isLuck ? (
              <Dice dice={dice} size={38} label={play.diceSpoken(dice)} />
            ) : (
              <View style={[styles.mark, hugeText && styles.first]}>
                {row.mark && <GradeMark grade={row.mark} />}
              </View>
            )}
            <RowWords row={row} isLuck={isLuck} />
          </View>
        )
      })}
      {thrown === null && (
        <View style={styles.misses}>
          <MissChips misses={missesOf(withDiceThrown(before, dice), dice)} naming={naming} low={false} />
        </View>
      )}
    </View>
  )
}

function RowWords({ row, isLuck }: { readonly row: PageRow; readonly isLuck: boolean }) {
  const phrases = usePhrases()
  const { hugeText } = useWindow()
  const { title, says, figure } = row
  return (
    <View {...readAsOne(rowSpoken(row, phrases))} style={hugeText ? styles.stacked : styles.words}>
      <View style={!hugeText && styles.text} aria-hidden>
        <Text type="bodyStrong">{title}</Text>
        {says !== '' && <Text type="note">{says}</Text>}
      </View>
      {figure !== null && (
        <View style={!hugeText && styles.figure} aria-hidden>
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

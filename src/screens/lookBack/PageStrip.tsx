/** The players' chances on the page shown; on low phones the dice and their luck stand beside them. */
import { StyleSheet, View } from 'react-native'
import { usePhrases } from '@/i18n/PhrasesProvider'
import { gameOf } from '@/match'
import { useWindow } from '@/theme/ThemeProvider'
import { Dice } from '@/ui/game/dice/Dice'
import { Text } from '@/ui/kit/Text'
import { readAsOne } from '@/ui/kit/accessibility'
import { signed } from '@/features/matchView/sentences'
import { ChanceStrip } from './ChanceStrip'
import { chancesOf } from './chances'
import { rowSpoken } from './figures'
import type { LookBack } from './useLookBack'
import type { PageWords } from './usePageWords'

type PageStripProps = Pick<LookBack, 'review' | 'page'> & { readonly words: PageWords }

export function PageStrip({ review, page, words }: PageStripProps) {
  const phrases = usePhrases()
  const { layout, low, hugeText } = useWindow()
  const strip = (line: boolean) => (
    <ChanceStrip
      match={review.match}
      game={page?.before ?? gameOf(review.match)}
      mover={page?.seat ?? null}
      chances={chancesOf(review, page)}
      column={layout === 'desktop'}
      line={line}
    />
  )
  const luck = words.rows[0]
  if (layout !== 'portrait' || !low || hugeText || !page || !luck) return strip(false)
  return (
    <View style={styles.row}>
      {strip(true)}
      <Dice dice={page.dice} size={28} label={phrases.play.diceSpoken(page.dice)} />
      <View {...readAsOne(rowSpoken(luck, phrases))} style={styles.luck}>
        <Text type="h3" aria-hidden>
          {luck.figure === null ? '' : signed(luck.figure)}
        </Text>
      </View>
    </View>
  )
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', gap: 6 },
  luck: { minWidth: 26, minHeight: 20, alignItems: 'flex-end' },
})

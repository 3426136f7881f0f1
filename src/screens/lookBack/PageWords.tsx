/** What is said of the page shown: its rows; at the end what decided the match, and one more. */
import { StyleSheet, View } from 'react-native'
import { usePhrases } from '@/i18n/index'
import { useWindow } from '@/theme/index'
import { Text } from '@/ui/index'
import { PageRows } from './PageRows'
import type { LookBack } from './useLookBack'
import type { PageWords as Words } from './usePageWords'
import { Whole } from './Whole'

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

const styles = StyleSheet.create({ end: { paddingVertical: 8 } })

import { StyleSheet, View } from 'react-native'
import { claimTarget } from '@/engine'
import { usePhrases } from '@/i18n/PhrasesProvider'
import { useWindow } from '@/theme/ThemeProvider'
import { space } from '@/theme/measures'
import { SheetFrame } from '@/ui/kit/SheetFrame'
import { Text } from '@/ui/kit/Text'
import { Page } from '../../shell/Page'
import { More } from '../More'
import { Rich } from '../Rich'

export const SummaryScreen = () => {
  const { summary } = usePhrases().learn
  const isHuge = useWindow().text === 'huge'
  return (
    <Page title={summary.title}>
      <View style={styles.parts}>
        <SheetFrame plain style={[styles.card, isHuge && styles.close]}>
          {summary.lines(claimTarget).map((line, at) => (
            <View key={line} style={[styles.line, isHuge && styles.closer]}>
              <Text type="h3" tone="ink2" style={styles.number}>
                {at + 1}
              </Text>
              <Rich style={styles.text}>{line}</Rich>
            </View>
          ))}
        </SheetFrame>
        <More from="Summary" />
      </View>
    </Page>
  )
}

const styles = StyleSheet.create({
  parts: { gap: space.m },
  card: { padding: space.l, gap: space.m },
  // Less padding, so that long words fit.
  close: { padding: space.m },
  closer: { gap: space.s },
  line: { flexDirection: 'row', gap: space.m },
  number: { minWidth: 22 },
  text: { flex: 1 },
})

/** The rules in short, in our own words. */
import { StyleSheet, View } from 'react-native'
import { usePhrases } from '@/i18n/index'
import { space } from '@/theme/index'
import { SheetFrame, Text } from '@/ui/index'
import { Page } from '../shell/Page'

export const HowScreen = () => {
  const { how } = usePhrases()
  return (
    <Page title={how.title}>
      <View style={styles.chapters}>
        {how.chapters.map(({ title, text }) => (
          <SheetFrame key={title} plain style={styles.chapter}>
            <Text type="h2" heading={2}>
              {title}
            </Text>
            <Text>{text}</Text>
          </SheetFrame>
        ))}
      </View>
    </Page>
  )
}

const styles = StyleSheet.create({
  chapters: { gap: space.m },
  chapter: { padding: space.l, gap: space.xs },
})

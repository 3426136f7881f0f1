/** The first lesson, offered until it is taken or declined; it stays to be found under How to play. */
import { StyleSheet, View } from 'react-native'
import { useStore } from 'zustand'
import { usePhrases } from '@/i18n/index'
import { lessonOffers } from '@/saves/index'
import { space } from '@/theme/index'
import { Button, SheetFrame, Text } from '@/ui/index'
import { useServices } from '../app/services'

export const LessonOffer = ({ onLesson }: { readonly onLesson: () => void }) => {
  const { lesson } = usePhrases().learn
  const { saves } = useServices()
  const isOffered = useStore(saves.remembered, ({ lessonOffered }) => lessonOffered < lessonOffers)
  if (!isOffered) return null
  return (
    <SheetFrame plain style={styles.card}>
      <Text type="label" tone="ink2" centred>
        {lesson.offerNote}
      </Text>
      <View style={styles.row}>
        <Button small kind="ink" label={lesson.offer} onPress={onLesson} style={styles.take} />
        <Button
          small
          label={lesson.decline}
          onPress={() => saves.remember('lessonOffered', lessonOffers)}
          style={styles.decline}
        />
      </View>
    </SheetFrame>
  )
}

const styles = StyleSheet.create({
  card: { paddingVertical: space.m, paddingHorizontal: space.s, gap: space.s },
  // Each as wide as its words at least: side by side where both fit, or one above the other.
  row: { flexDirection: 'row', flexWrap: 'wrap', columnGap: space.s - 2, rowGap: space.s },
  take: { flexGrow: 3 },
  decline: { flexGrow: 1 },
})

/** The way through the pages: back, where one is, and on. On is always open. */
import { StyleSheet, View } from 'react-native'
import { usePhrases } from '@/i18n/PhrasesProvider'
import { space } from '@/theme/measures'
import { useTheme, useWindow } from '@/theme/ThemeProvider'
import { Button } from '@/ui/kit/Button'

type PageFootProps = {
  readonly at: number
  readonly of: number
  readonly title: string
  readonly onPrevious: () => void
  readonly onNext: () => void
}

export const PageFoot = ({ at, of, title, onPrevious, onNext }: PageFootProps) => {
  const { common, learn } = usePhrases()
  const { colours } = useTheme()
  const { lying, low, tiny } = useWindow()
  const small = lying || low || tiny
  return (
    <View style={[styles.foot, small && styles.small]}>
      <View style={small ? styles.previousSmall : styles.previous}>
        {at > 0 && (
          <Button small={small} label="" icon="back" aria-label={learn.how.previous} onPress={onPrevious} />
        )}
      </View>
      <View
        accessible
        role="img"
        aria-label={learn.how.page(at + 1, of, title)}
        style={[styles.dots, small && styles.dotsSmall]}
      >
        {Array.from({ length: of }, (_, page) => (
          <View
            key={page}
            style={[
              styles.dot,
              { borderColor: colours.line, backgroundColor: page === at ? colours.gold : 'transparent' },
            ]}
          />
        ))}
      </View>
      <Button
        kind="gold"
        small={small}
        label={at === of - 1 ? common.done : learn.how.next}
        onPress={onNext}
        style={styles.next}
      />
    </View>
  )
}

const styles = StyleSheet.create({
  foot: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: space.m },
  small: { gap: space.s },
  previous: { width: 64 },
  previousSmall: { width: 52 },
  dots: { flexDirection: 'row', gap: 10, flexShrink: 0 },
  dotsSmall: { gap: 6 },
  dot: { width: 11, height: 11, borderWidth: 1.5, borderRadius: 3 },
  next: { flex: 1, minWidth: 104 },
})

import { useState } from 'react'
import { StyleSheet, View } from 'react-native'
import { itemAt } from '@/checked'
import { usePhrases } from '@/i18n/PhrasesProvider'
import { useBack } from '@/routes'
import { useSay } from '@/services'
import { space } from '@/theme/measures'
import { useTheme, useWindow } from '@/theme/ThemeProvider'
import { Button } from '@/ui/kit/Button'
import { More } from '../More'
import { pageNames, type ExampleName } from './pages'
import { RulePage } from './RulePage'

export const HowScreen = () => {
  const { how, pages } = usePhrases().learn
  const leave = useBack()
  const say = useSay()
  const [at, setAt] = useState(0)
  const [tried, setTried] = useState<ExampleName | null>(null)
  const name = itemAt(pageNames, at)

  const turnTo = (page: number): void => {
    setAt(page)
    setTried(null)
    say(how.page(page + 1, pageNames.length, pages[itemAt(pageNames, page)].title))
  }
  return (
    <RulePage
      key={`${name} ${tried}`}
      name={name}
      tried={tried}
      onTry={setTried}
      onBack={leave}
      more={<More from="How" />}
      foot={
        <PageFoot
          at={at}
          of={pageNames.length}
          title={pages[name].title}
          onPrevious={() => turnTo(at - 1)}
          onNext={() => (at === pageNames.length - 1 ? leave() : turnTo(at + 1))}
        />
      }
    />
  )
}

type PageFootProps = {
  readonly at: number
  readonly of: number
  readonly title: string
  readonly onPrevious: () => void
  readonly onNext: () => void
}

/** Previous, dots for the page number, and next, which closes the rules after the last page. */
const PageFoot = ({ at, of, title, onPrevious, onNext }: PageFootProps) => {
  const { common, learn } = usePhrases()
  const { colours } = useTheme()
  const { shape, isTiny } = useWindow()
  const small = shape === 'lying' || shape === 'low' || isTiny
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

/** What can be done with a match that is over: home, share it, look back, and play once more. */
import { StyleSheet, View } from 'react-native'
import { usePhrases } from '@/i18n/PhrasesProvider'
import { useTheme } from '@/theme/ThemeProvider'
import { Button } from '@/ui/kit/Button'
import { FirstThatFits } from '@/ui/kit/FirstThatFits'
import { IconButton } from '@/ui/kit/IconButton'
import { Unbroken } from '@/ui/kit/Unbroken'

type ButtonsProps = {
  readonly onHome: () => void
  readonly onShare: () => void
  readonly onLookBack: () => void
  readonly onRematch: () => unknown
}

const gap = 8

export function Buttons({ onHome, onShare, onLookBack, onRematch }: ButtonsProps) {
  const { results, lookBack } = usePhrases()
  const { colours, type } = useTheme()
  const icon = [styles.icon, { borderColor: colours.line, backgroundColor: colours.sheet }]
  const others = (
    <>
      <IconButton icon="home" label={results.home} onPress={onHome} style={icon} />
      <IconButton icon="share" label={results.shareMatch} onPress={onShare} style={icon} />
      <Button lesser label={lookBack.title} onPress={onLookBack} style={styles.grow} />
    </>
  )
  const rematch = (lesser: boolean) => (
    <Button kind="gold" lesser={lesser} label={results.rematch} onPress={onRematch} style={styles.rematch} />
  )
  return (
    <FirstThatFits
      forms={3}
      words={[lookBack.title, results.rematch]}
      height={37 + type('button').lineHeight!}
    >
      {(form) =>
        form < 2 ? (
          <View>
            <Unbroken
              columns={[
                { words: '', type: 'h3', least: 2 * iconWidth + gap },
                { words: lookBack.title, type: 'h3', around: 19 },
                {
                  words: results.rematch,
                  type: form === 0 ? 'button' : 'h3',
                  around: form === 0 ? 27 : 19,
                },
              ]}
              gap={gap}
            />
            <View style={styles.row}>
              {others}
              {rematch(form === 1)}
            </View>
          </View>
        ) : (
          <View style={styles.rows}>
            <View style={styles.row}>{others}</View>
            {rematch(false)}
          </View>
        )
      }
    </FirstThatFits>
  )
}

const iconWidth = 50

const styles = StyleSheet.create({
  row: { flexDirection: 'row', gap },
  rows: { gap },
  grow: { flexGrow: 1, flexShrink: 1 },
  // Its one word stays whole; two words may stand below each other.
  rematch: { flexGrow: 1 },
  icon: { minWidth: iconWidth, borderWidth: 1.5, borderRadius: 8 },
})

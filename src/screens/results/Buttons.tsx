import { StyleSheet, View } from 'react-native'
import { usePhrases } from '@/i18n/PhrasesProvider'
import { nextFirst, type Match } from '@/match'
import { size, space } from '@/theme/measures'
import { useTheme } from '@/theme/ThemeProvider'
import { Button } from '@/ui/kit/Button'
import { FirstThatFits } from '@/ui/kit/FirstThatFits'
import { IconButton } from '@/ui/kit/IconButton'
import { PressableOpacity } from '@/ui/kit/Pressable'
import { Text } from '@/ui/kit/Text'
import { Unbroken } from '@/ui/kit/Unbroken'
import { seatNames } from '@/features/matchView/sentences'
import { useRoutes } from '@/routes'

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
  const signs = (
    <>
      <IconButton icon="home" label={results.home} onPress={onHome} style={icon} />
      <IconButton icon="share" label={results.shareMatch} onPress={onShare} style={icon} />
    </>
  )
  const others = (
    <>
      {signs}
      <Button lesser label={lookBack.title} onPress={onLookBack} style={styles.grow} />
    </>
  )
  const rematch = (lesser: boolean) => (
    <Button kind="gold" lesser={lesser} label={results.rematch} onPress={onRematch} style={styles.rematch} />
  )
  return (
    <FirstThatFits
      forms={4}
      words={[lookBack.title, results.rematch]}
      height={37 + type('button').lineHeight}
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
        ) : form === 2 ? (
          <View>
            <Unbroken
              columns={[
                { words: '', type: 'h3', least: 3 * iconWidth + 2 * gap },
                { words: results.rematch, type: 'h3', around: 19 },
              ]}
              gap={gap}
            />
            <View style={styles.row}>
              {signs}
              <IconButton icon="chart" label={lookBack.title} onPress={onLookBack} style={icon} />
              {rematch(true)}
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

type NextTableProps = {
  readonly match: Match
  /** Stays above the buttons while the rest scrolls. */
  readonly pinned?: boolean
}

/** Says who starts the next match, and offers to change the players. */
export function NextTable({ match: { info }, pinned = false }: NextTableProps) {
  const { results } = usePhrases()
  const routes = useRoutes()
  return (
    <View style={[styles.next, pinned && styles.pinned]}>
      <Text type="note" style={styles.who}>
        {results.startsRematch(seatNames(info.players)(nextFirst({ info })))}
      </Text>
      <PressableOpacity
        role="button"
        aria-label={results.changeTable}
        onPress={() => routes.navigate('NewGame', { like: info.id })}
        style={styles.change}
      >
        <Text type="label" style={styles.link}>
          {results.changeTable}
        </Text>
      </PressableOpacity>
    </View>
  )
}

const iconWidth = 50

const styles = StyleSheet.create({
  row: { flexDirection: 'row', gap },
  rows: { gap },
  grow: { flexGrow: 1, flexShrink: 1 },
  // A single word is never broken; two words may stand on two lines.
  rematch: { flexGrow: 1 },
  icon: { minWidth: iconWidth, borderWidth: 1.5, borderRadius: 8 },
  next: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', columnGap: space.m },
  // The hit target is higher than its text; the negative margin removes the extra space.
  pinned: { marginVertical: -space.s },
  who: { flexGrow: 1, maxWidth: '100%' },
  change: { justifyContent: 'center', minHeight: size.minTouch, maxWidth: '100%' },
  link: { textDecorationLine: 'underline' },
})

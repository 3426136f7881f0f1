import { StyleSheet, View } from 'react-native'
import { itemAt } from '@/checked'
import { usePhrases } from '@/i18n/PhrasesProvider'
import { space } from '@/theme/measures'
import { FirstThatFits } from '@/ui/kit/FirstThatFits'
import { Icon, type IconName } from '@/ui/kit/Icon'
import { PressableOpacity } from '@/ui/kit/Pressable'
import { Text } from '@/ui/kit/Text'
import { Unbroken } from '@/ui/kit/Unbroken'

type ToolsProps = {
  readonly onSaved: () => void
  readonly onStatistics: () => void
  readonly onHow: () => void
  readonly onSettings: () => void
}

/** All in one row if every label fits on one line, else two by two, else stacked. */
const forms = [
  { inRow: 4, least: '20%' },
  { inRow: 2, least: '48%' },
  { inRow: 1, least: '100%' },
] as const

/** Replaces spaces, so that the label is measured as one word. */
const inOneLine = (label: string): string => label.replaceAll(' ', '_')

export const Tools = ({ onSaved, onStatistics, onHow, onSettings }: ToolsProps) => {
  const { home, common, statistics } = usePhrases()
  const tools: readonly ToolProps[] = [
    { icon: 'saved', label: home.saved, onPress: onSaved },
    { icon: 'chart', label: statistics.title, onPress: onStatistics },
    { icon: 'book', label: common.howToPlay, onPress: onHow },
    { icon: 'sliders', label: common.settings, onPress: onSettings },
  ]
  return (
    <FirstThatFits forms={forms.length} words={tools.map(({ label }) => label)} style={styles.tools}>
      {(form) => {
        const { inRow, least } = itemAt(forms, form)
        const rows = [0, 1, 2, 3].filter((at) => at % inRow === 0).map((at) => tools.slice(at, at + inRow))
        return (
          <View style={styles.rows}>
            {rows.map((row) => (
              <View key={itemAt(row, 0).label}>
                <Unbroken
                  columns={row.map(({ label }) => ({
                    words: inOneLine(label),
                    type: 'label',
                    least,
                    around: 2 * air,
                  }))}
                  gap={air}
                />
                <View style={styles.row}>
                  {row.map((tool) => (
                    <Tool key={tool.label} {...tool} />
                  ))}
                </View>
              </View>
            ))}
          </View>
        )
      }}
    </FirstThatFits>
  )
}

type ToolProps = { readonly icon: IconName; readonly label: string; readonly onPress: () => void }

const Tool = ({ icon, label, onPress }: ToolProps) => (
  <PressableOpacity role="button" aria-label={label} onPress={onPress} style={styles.tool}>
    <Icon name={icon} size={26} />
    <Text type="label" centred>
      {label}
    </Text>
  </PressableOpacity>
)

const air = space.xs

const styles = StyleSheet.create({
  tools: { marginTop: space.s },
  rows: { gap: air },
  row: { flexDirection: 'row', gap: air },
  tool: {
    flexGrow: 1,
    flexShrink: 1,
    flexBasis: 'auto',
    minWidth: 48,
    minHeight: 56,
    alignItems: 'center',
    justifyContent: 'center',
    gap: air + 1,
    padding: air,
  },
})

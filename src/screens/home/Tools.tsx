/** The small ways from Home: an icon with its name beneath. */
import { StyleSheet, View } from 'react-native'
import { usePhrases } from '@/i18n/index'
import { space, useTheme } from '@/theme/index'
import { Icon, type IconName, Press, Text } from '@/ui/index'

type ToolsProps = {
  readonly onSaved: () => void
  readonly onStatistics: () => void
  readonly onHow: () => void
  readonly onSettings: () => void
}

export const Tools = ({ onSaved, onStatistics, onHow, onSettings }: ToolsProps) => {
  const { home, common, statistics } = usePhrases()
  return (
    <View style={styles.tools}>
      <Tool icon="saved" label={home.saved} onPress={onSaved} />
      <Tool icon="chart" label={statistics.title} onPress={onStatistics} />
      <Tool icon="book" label={common.howToPlay} onPress={onHow} />
      <Tool icon="sliders" label={common.settings} onPress={onSettings} />
    </View>
  )
}

type ToolProps = { readonly icon: IconName; readonly label: string; readonly onPress: () => void }

const Tool = ({ icon, label, onPress }: ToolProps) => {
  const { textScale } = useTheme()
  return (
    <Press
      role="button"
      aria-label={label}
      onPress={onPress}
      style={[styles.tool, { flexBasis: 76 * textScale }]}
    >
      <Icon name={icon} size={26} />
      <Text type="label" centred>
        {label}
      </Text>
    </Press>
  )
}

const styles = StyleSheet.create({
  tools: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    justifyContent: 'space-around',
    gap: space.xs,
    marginTop: space.s,
  },
  tool: {
    flexGrow: 1,
    minHeight: 56,
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.xs + 1,
    paddingHorizontal: space.xs,
    paddingVertical: space.xs,
  },
})

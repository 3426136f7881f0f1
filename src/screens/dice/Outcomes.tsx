import { StyleSheet, View } from 'react-native'
import { border, space } from '@/theme/measures'
import { useTheme } from '@/theme/ThemeProvider'
import { Icon } from '@/ui/kit/Icon'
import { Text } from '@/ui/kit/Text'
import type { Outcome } from './checks'

const marks = {
  right: { icon: 'check', tone: 'good' },
  wrong: { icon: 'close', tone: 'bad' },
  closed: { icon: 'lock', tone: 'ink2' },
} as const

export const Outcomes = ({ outcomes }: { readonly outcomes: readonly Outcome[] }) => {
  const { colours } = useTheme()
  return outcomes.map(({ is, title, note }) => {
    const { icon, tone } = marks[is]
    return (
      <View key={title} style={[styles.row, { borderBottomColor: colours.hair }]}>
        <View aria-hidden style={[styles.mark, { borderColor: colours[tone] }]}>
          <Icon name={icon} size={16} tone={tone} />
        </View>
        <View style={styles.words}>
          <Text type="bodyStrong">{title}</Text>
          <Text type="note">{note}</Text>
        </View>
      </View>
    )
  })
}

const styles = StyleSheet.create({
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.m,
    paddingBottom: space.s + 2,
    borderBottomWidth: border.hair,
  },
  mark: {
    width: 26,
    height: 26,
    borderRadius: 13,
    borderWidth: border.button,
    alignItems: 'center',
    justifyContent: 'center',
  },
  words: { flex: 1, minWidth: 0 },
})

/** Chips for the spaces that a roll names but cannot be placed on, each with its reason. */
import { StyleSheet, View } from 'react-native'
import { columnOf, rowOf } from '@/engine'
import { usePhrases } from '@/i18n/PhrasesProvider'
import { radius } from '@/theme/measures'
import { useTheme, useWindow } from '@/theme/ThemeProvider'
import { Icon } from '@/ui/kit/Icon'
import { TentMark } from '@/ui/game/marks/Tent'
import { Text } from '@/ui/kit/Text'
import type { Miss } from '@/sitting/scene'
import { refusalSentence, type SeatNames } from './sentences'

type MissChipsProps = {
  readonly misses: readonly Miss[]
  readonly naming: SeatNames
  readonly low: boolean
  /** Writes the reason out. The lock or the used squatter shows it in any case. */
  readonly named?: boolean
}

export function MissChips({ misses, naming, ...look }: MissChipsProps) {
  const phrases = usePhrases()
  return (
    <View style={styles.misses} role="list" collapsable={false} aria-label={phrases.play.choicesName}>
      {misses.map((miss) => (
        <MissChip
          key={miss.space}
          miss={miss}
          label={refusalSentence(miss.refusal, phrases, naming)}
          {...look}
        />
      ))}
    </View>
  )
}

type MissChipProps = Omit<MissChipsProps, 'misses' | 'naming'> & {
  readonly miss: Miss
  readonly label: string
}

function MissChip({ miss: { space, refusal }, label, low, named = true }: MissChipProps) {
  const { play, board } = usePhrases()
  const { colours } = useTheme()
  const { text } = useWindow()
  return (
    <View
      accessible
      role="listitem"
      aria-label={`${board.position(columnOf(space), rowOf(space))}: ${label}`}
      style={[styles.miss, text === 'huge' && styles.wide, low && styles.low, { borderColor: colours.ink2 }]}
    >
      <Text type="h3" aria-hidden>
        {board.short(columnOf(space), rowOf(space))}
      </Text>
      {refusal.code === 'closed-space' ? (
        <Icon name="lock" size={17} tone="ink2" />
      ) : (
        <TentMark size={24} numeral={refusal.squatter} out />
      )}
      {named && (
        <Text type="note" aria-hidden>
          {refusal.code === 'closed-space' ? play.closed : play.out}
        </Text>
      )}
    </View>
  )
}

const styles = StyleSheet.create({
  misses: { flexDirection: 'row', flexWrap: 'wrap', columnGap: 6, rowGap: 5 },
  miss: {
    minHeight: 38,
    flexBasis: '31%',
    flexGrow: 1,
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'center',
    alignContent: 'center',
    flexWrap: 'wrap',
    columnGap: 6,
    paddingHorizontal: 4,
    borderWidth: 1,
    borderStyle: 'dashed',
    borderRadius: radius.chip,
  },
  // Two to a row: in rows of three, words would break.
  wide: { flexBasis: '48%', maxWidth: '100%' },
  low: { minHeight: 25 },
})

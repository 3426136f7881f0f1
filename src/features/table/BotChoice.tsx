/** A list of all bots, weakest first, for choosing one. */
import { StyleSheet, View } from 'react-native'
import { strengths } from '@/bots'
import { usePhrases } from '@/i18n/PhrasesProvider'
import { characters, levels, type Level } from '@/names'
import { space } from '@/theme/measures'
import { useWindow } from '@/theme/ThemeProvider'
import { Choice } from '@/ui/kit/Choice'
import { LevelPips } from '@/ui/game/players/Pips'
import { LiveRegion } from '@/ui/kit/accessibility'
import { PlayerToken } from '@/ui/game/players/PlayerToken'
import { Text } from '@/ui/kit/Text'

type BotChoiceProps = {
  /** Accessible name of the group. */
  readonly label: string
  /** Null if a press picks a bot at once, as in a menu. */
  readonly chosen: Level | null
  readonly onChoose: (level: Level) => void
}

export const BotChoice = ({ label, chosen, onChoose }: BotChoiceProps) => (
  <View
    role={chosen === null ? 'group' : 'radiogroup'}
    collapsable={false}
    aria-label={label}
    style={styles.list}
  >
    {levels.map((level) => (
      <BotRow key={level} level={level} chosen={chosen} onChoose={() => onChoose(level)} />
    ))}
    {chosen !== null && <Measured level={chosen} />}
  </View>
)

type BotRowProps = Pick<BotChoiceProps, 'chosen'> & {
  readonly level: Level
  readonly onChoose: () => void
}

const BotRow = ({ level, chosen, onChoose }: BotRowProps) => {
  const { seatEditor, names: words } = usePhrases()
  const { textScale, text } = useWindow()
  const { name, colour, brand } = characters[level]
  const { name: called, manner } = words.levels[level]
  const rank = levels.indexOf(level) + 1
  return (
    <Choice
      label={`${name}, ${manner}, ${called}, ${seatEditor.strength(rank, levels.length)}`}
      chosen={level === chosen}
      picks={chosen === null}
      onChoose={onChoose}
      style={styles.row}
    >
      <PlayerToken colour={colour} brand={brand} size={40} />
      <View style={styles.words}>
        <View style={[styles.who, { flexBasis: 110 * textScale }]}>
          <Text type="h3">{`${name} `}</Text>
          <Text type="note">{`${manner} `}</Text>
        </View>
        <View style={[styles.level, text === 'huge' && styles.below]}>
          <LevelPips rank={rank} of={levels.length} />
          <Text type="label" tone="ink2">
            {called}
          </Text>
        </View>
      </View>
    </Choice>
  )
}

/** Measured wins in 100 matches against the level below and against the baron. */
const winsOf = (level: Level): readonly (readonly [wins: number, other: Level])[] => {
  const { below, baron } = strengths[level]
  const under = levels[levels.indexOf(level) - 1]
  return [
    ...(under !== undefined && below !== null ? [[Math.round(below), under] as const] : []),
    ...(baron !== null ? [[Math.round(baron), 'baron'] as const] : []),
  ]
}

const Measured = ({ level }: { readonly level: Level }) => {
  const { seatEditor, names: words } = usePhrases()
  const measured = seatEditor.measured(winsOf(level).map(([wins, other]) => [wins, words.levels[other].name]))
  return (
    <LiveRegion says={measured}>
      <Text type="note">{measured}</Text>
    </LiveRegion>
  )
}

const styles = StyleSheet.create({
  list: { gap: space.xs + 2 },
  row: {
    minHeight: 55,
    flexDirection: 'row',
    justifyContent: 'flex-start',
    gap: space.m,
    paddingHorizontal: space.m - 2,
    paddingVertical: space.xs + 1,
  },
  // The level wraps below when the row is too narrow.
  words: { flex: 1, flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', columnGap: space.s },
  who: { flexGrow: 1, maxWidth: '100%' },
  level: { alignItems: 'flex-end', gap: 3 },
  below: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: space.s,
    maxWidth: '100%',
  },
})

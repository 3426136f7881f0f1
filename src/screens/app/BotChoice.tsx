/** How strong a bot is, and how it plays. */
import { StyleSheet, View } from 'react-native'
import { strengths } from '@/bots/index'
import { usePhrases } from '@/i18n/index'
import type { Pilot } from '@/match/index'
import { levels, type Level } from '@/names'
import { families, space, useWindow } from '@/theme/index'
import { Choice, GroupHeading, LevelPips, Live, Text } from '@/ui/index'

type BotPilot = Extract<Pilot, { readonly who: 'bot' }>

type BotChoiceProps = {
  readonly pilot: BotPilot
  readonly onChange: (pilot: BotPilot) => void
}

/** Wins of a hundred as measured: against the level below, and against the baron. */
const winsOf = (level: Level): readonly (readonly [wins: number, other: Level])[] => {
  const { below, baron } = strengths[level]
  const under = levels[levels.indexOf(level) - 1]
  return [
    ...(under !== undefined && below !== null ? [[Math.round(below), under] as const] : []),
    ...(baron !== null ? [[Math.round(baron), 'baron'] as const] : []),
  ]
}

export const BotChoice = ({ pilot, onChange }: BotChoiceProps) => {
  const { seatEditor, names: words } = usePhrases()
  const { tiny, largeText, hugeText } = useWindow()
  // Narrower than that, the longest name would not fit into half of it.
  const columns = { flexBasis: largeText || tiny ? '100%' : '45%' } as const
  const measured = seatEditor.measured(
    winsOf(pilot.level).map(([wins, other]) => [wins, words.levels[other].name]),
  )
  return (
    <>
      <GroupHeading>{seatEditor.level}</GroupHeading>
      <View role="radiogroup" collapsable={false} aria-label={seatEditor.level} style={styles.grid}>
        {levels.map((level, at) => {
          const { name, manner } = words.levels[level]
          return (
            <Choice
              key={level}
              label={`${name}, ${seatEditor.strength(at + 1, levels.length)}, ${manner}`}
              chosen={level === pilot.level}
              onChoose={() => onChange({ ...pilot, level })}
              style={[styles.choice, columns]}
            >
              <Text type={hugeText ? 'bodyStrong' : 'h3'}>{name}</Text>
              <LevelPips rank={at + 1} of={levels.length} />
              <Text type="label" tone="ink2" style={styles.regular}>
                {manner}
              </Text>
            </Choice>
          )
        })}
      </View>
      <Live says={measured}>
        <Text type="label" tone="ink2" style={styles.regular}>
          {measured}
        </Text>
      </Live>
    </>
  )
}

const styles = StyleSheet.create({
  grid: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
  choice: {
    flexGrow: 1,
    minWidth: 130,
    // After a turn Yoga still knows the share of the width before it, until this very node changes.
    maxWidth: '100%',
    alignItems: 'flex-start',
    gap: 2,
    // The longest name just fits into half of 375.
    paddingHorizontal: space.m - 2,
    paddingVertical: space.s,
  },
  regular: { fontFamily: families.text400 },
})

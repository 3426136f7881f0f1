/** The parts of a rules page below its board: actions, legend, and other boards to try. */
import type { ComponentProps } from 'react'
import { StyleSheet, View } from 'react-native'
import { usePhrases } from '@/i18n/PhrasesProvider'
import { border, radius, space } from '@/theme/measures'
import { useTheme } from '@/theme/ThemeProvider'
import { ClaimedMark, ClaimMark } from '@/ui/game/marks/Plate'
import { TentMark } from '@/ui/game/marks/Tent'
import { PlayerToken, type PlayerLook } from '@/ui/game/players/PlayerToken'
import { Button } from '@/ui/kit/Button'
import { Icon } from '@/ui/kit/Icon'
import { PressableOpacity } from '@/ui/kit/Pressable'
import { Text } from '@/ui/kit/Text'
import type { ExampleName, LegendMark } from './pages'
import { hasRolls, isFresh, isRollingOff } from './trial'
import type { TrialControls } from './useTrial'

/** Roll, stop, undo and start over. All stay enabled: an impossible action is refused with a reason. */
export const Actions = ({ trying }: { readonly trying: TrialControls }) => {
  const { trial, act, again } = trying
  const { common, learn } = usePhrases()
  const { phase } = trial.game
  const isTurn = trial.example.isTurn && phase !== 'over' && (phase !== 'roll' || hasRolls(trial))
  const action = (
    label: string,
    onPress: () => void,
    look: Pick<ComponentProps<typeof Button>, 'kind' | 'icon'>,
  ) => <Button small label={label} onPress={onPress} style={styles.action} {...look} />
  const rolls = isRollingOff(trial) ? learn.how.rollOff : learn.how.roll
  return (
    <View style={styles.actions}>
      {isTurn && !isRollingOff(trial) && action(learn.how.stop, () => act({ type: 'stop' }), { kind: 'ink' })}
      {isTurn && hasRolls(trial) && action(rolls, () => act({ type: 'roll' }), { kind: 'gold' })}
      {trial.takenBack !== null && action(common.undo, () => act({ type: 'undo' }), { icon: 'undo' })}
      {!isFresh(trial) && trial.takenBack === null && action(learn.how.setUpAgain, again, {})}
    </View>
  )
}

type LegendProps = {
  readonly rows: readonly { readonly mark: LegendMark; readonly text: string }[]
  /** The player whose markers are shown. */
  readonly look: PlayerLook
}

export const Legend = ({ rows, look }: LegendProps) => (
  <View style={styles.legend}>
    {rows.map(({ mark, text }) => (
      <View key={mark} style={styles.legendRow}>
        <View style={styles.mark}>
          <Mark mark={mark} {...look} />
        </View>
        <Text style={styles.grow}>{text}</Text>
      </View>
    ))}
  </View>
)

type MarkProps = Pick<PlayerLook, 'colour' | 'brand'> & { readonly mark: LegendMark }

const Mark = ({ mark, colour, brand }: MarkProps) => {
  switch (mark) {
    case 'squatter':
      return <TentMark size={33} numeral={2} />
    case 'claim':
      return <ClaimMark size={33} />
    case 'settled':
      return <PlayerToken colour={colour} brand={brand} size={31} />
    case 'claimed':
      return <ClaimedMark size={34} colour={colour} brand={brand} />
  }
}

type TriesProps = {
  readonly tries: readonly { readonly name: ExampleName; readonly title: string }[]
  readonly tried: ExampleName | null
  readonly onTry: (name: ExampleName | null) => void
}

/** A press shows that board above; a second press goes back to the page's own board. */
export const Tries = ({ tries, tried, onTry }: TriesProps) => {
  const { colours } = useTheme()
  const { how } = usePhrases().learn
  return (
    <View style={styles.tries}>
      {tries.map(({ name, title }) => {
        const isTried = name === tried
        return (
          <PressableOpacity
            key={name}
            role="button"
            onPress={() => onTry(isTried ? null : name)}
            style={[
              styles.try,
              { backgroundColor: isTried ? colours.sunk : colours.sheet, borderColor: colours.line },
            ]}
          >
            <Text type="bodyStrong" style={styles.grow}>
              {isTried ? how.backToPage : how.tryIt(title)}
            </Text>
            <Icon name={isTried ? 'undo' : 'chevronRight'} size={20} tone="ink2" />
          </PressableOpacity>
        )
      })}
    </View>
  )
}

const styles = StyleSheet.create({
  grow: { flex: 1 },
  actions: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'center', gap: space.s },
  action: { flexGrow: 1, flexBasis: 100, maxWidth: 240 },
  legend: { gap: space.m },
  legendRow: { flexDirection: 'row', alignItems: 'center', gap: space.m },
  mark: { width: 36, alignItems: 'center' },
  tries: { gap: space.s },
  try: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.m,
    minHeight: 48,
    paddingHorizontal: space.m,
    paddingVertical: space.s,
    borderWidth: border.card,
    borderRadius: radius.card,
  },
})

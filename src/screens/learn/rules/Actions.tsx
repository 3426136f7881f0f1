/** Rolling, stopping, taking back and starting over, while an example is tried. None is ever disabled: it says why not. */
import type { ComponentProps } from 'react'
import { StyleSheet, View } from 'react-native'
import { usePhrases } from '@/i18n/PhrasesProvider'
import { space } from '@/theme/measures'
import { Button } from '@/ui/kit/Button'
import { hasRolls, isFresh, isRollingOff } from './trial'
import type { Trying } from './useTrial'

export const Actions = ({ trying }: { readonly trying: Trying }) => {
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
    <View style={styles.row}>
      {isTurn && !isRollingOff(trial) && action(learn.how.stop, () => act({ type: 'stop' }), { kind: 'ink' })}
      {isTurn && hasRolls(trial) && action(rolls, () => act({ type: 'roll' }), { kind: 'gold' })}
      {trial.takenBack !== null && action(common.undo, () => act({ type: 'undo' }), { icon: 'undo' })}
      {!isFresh(trial) && trial.takenBack === null && action(learn.how.setUpAgain, again, {})}
    </View>
  )
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'center', gap: space.s },
  action: { flexGrow: 1, flexBasis: 100, maxWidth: 240 },
})

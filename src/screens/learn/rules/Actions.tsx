/** Rolling, stopping, taking back and starting over, while an example is tried. None is ever disabled: it says why not. */
import { StyleSheet, View } from 'react-native'
import { usePhrases } from '@/i18n/index'
import { space } from '@/theme/index'
import { Button } from '@/ui/index'
import { hasRolls, isFresh, isRollingOff } from './trial'
import type { Trying } from './useTrial'

export const Actions = ({ trying }: { readonly trying: Trying }) => {
  const { trial, act, again } = trying
  const { common, learn } = usePhrases()
  const { phase } = trial.game
  const isTurn = trial.example.isTurn && phase !== 'over' && (phase !== 'roll' || hasRolls(trial))
  return (
    <View style={styles.row}>
      {isTurn && !isRollingOff(trial) && (
        <Button
          small
          kind="ink"
          label={learn.how.stop}
          onPress={() => act({ type: 'stop' })}
          style={styles.action}
        />
      )}
      {isTurn && hasRolls(trial) && (
        <Button
          small
          kind="gold"
          label={isRollingOff(trial) ? learn.how.rollOff : learn.how.roll}
          onPress={() => act({ type: 'roll' })}
          style={styles.action}
        />
      )}
      {trial.takenBack !== null && (
        <Button
          small
          icon="undo"
          label={common.undo}
          onPress={() => act({ type: 'undo' })}
          style={styles.action}
        />
      )}
      {!isFresh(trial) && trial.takenBack === null && (
        <Button small label={learn.how.setUpAgain} onPress={again} style={styles.action} />
      )}
    </View>
  )
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'center', gap: space.s },
  action: { flexGrow: 1, flexBasis: 100, maxWidth: 240 },
})

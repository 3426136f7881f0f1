/** What one weighs before a roll: what stopping would give, the chance of a bust, and the way back. Chooses nothing. */
import { StyleSheet, View } from 'react-native'
import { orderedRolls, type Game, type StopPreview } from '@/engine/index'
import { usePhrases } from '@/i18n/index'
import { percentOf, tierOfRoll } from '@/stage/index'
import { motion } from '@/theme/index'
import { Bell, Button, BustGauge, Text } from '@/ui/index'
import { Change } from './Change'
import type { PanelProps } from './props'

type IfYouStopProps = {
  readonly preview: StopPreview
  /** With a word for what this is. */
  readonly said: boolean
}

export const IfYouStop = ({ preview: { group, claimed, callsLastRound }, said }: IfYouStopProps) => {
  const { play } = usePhrases()
  return (
    <View
      accessible
      role="group"
      collapsable={false}
      aria-label={play.ifYouStopSpoken([group.before, group.after], [claimed.before, claimed.after])}
      style={styles.shrink}
    >
      {said && (
        <Text type="label" tone="ink2" aria-hidden>
          {play.ifYouStop}
        </Text>
      )}
      <View style={styles.changes} aria-hidden>
        <Change label={play.group} {...group} comma />
        <Change label={play.claims} {...claimed} />
      </View>
      {callsLastRound && (
        <View style={styles.calls}>
          <Bell size={16} />
          <Text type="caption" tone="goldInk" style={styles.shrink}>
            {play.callsItNow}
          </Text>
        </View>
      )}
    </View>
  )
}

/** Nothing, for who does not want to know. */
export const RollGauge = ({
  scene: { game, bust },
  settings,
  performing,
}: Pick<PanelProps<'decide'>, 'scene' | 'settings' | 'performing'>) => {
  const { play, common } = usePhrases()
  if (!settings.bustChance) return null
  return (
    <BustGauge
      label={play.chanceOfBust}
      chance={bust / orderedRolls}
      figure={common.percent(percentOf(bust))}
      beats={settings.dicePace === 'relaxed' ? beatsOf(game) : 0}
      beatsAfter={performing?.event.type === 'placed' ? performing.lasts : 0}
    />
  )
}

/** How often the heart beats at the sight of it. */
const beatsOf = (game: Game): 0 | 1 | 2 => {
  const { fromTier, twiceFromTier } = motion.tension.beat
  const tier = tierOfRoll(game)
  return tier < fromTier ? 0 : tier < twiceFromTier ? 1 : 2
}

type UndoButtonProps = { readonly named: boolean; readonly onPress: () => void }

export const UndoButton = ({ named, onPress }: UndoButtonProps) => {
  const { common } = usePhrases()
  return (
    <Button small icon="undo" label={named ? common.undo : ''} aria-label={common.undo} onPress={onPress} />
  )
}

const styles = StyleSheet.create({
  shrink: { flexShrink: 1 },
  calls: { flexDirection: 'row', alignItems: 'center', gap: 5 },
  changes: { flexDirection: 'row', flexWrap: 'wrap', columnGap: 5 },
})

/** What one weighs before a roll: what stopping would give, the chance of a bust, and the way back. Chooses nothing. */
import type { ReactNode } from 'react'
import { StyleSheet, View } from 'react-native'
import { orderedRolls, type Game, type StopPreview } from '@/engine'
import { usePhrases } from '@/i18n/PhrasesProvider'
import { percentOf } from '@/stage/speech'
import { tierOfRoll } from '@/stage/stakes'
import { motion } from '@/theme/motion'
import { space } from '@/theme/measures'
import { useWindow } from '@/theme/ThemeProvider'
import { Bell } from '@/ui/game/Bell'
import { BustGauge } from '@/ui/game/BustGauge'
import { Button } from '@/ui/kit/Button'
import { Icon } from '@/ui/kit/Icon'
import { Text } from '@/ui/kit/Text'
import { readAsOne } from '@/ui/kit/accessibility'
import type { PanelProps } from './props'

type WeighingProps = Pick<PanelProps<'decide'>, 'scene' | 'session' | 'settings' | 'performing'> & {
  /** Undo says its name. */
  readonly named: boolean
  /** The gauge beside the way back: what stopping comes to stands elsewhere. */
  readonly inARow?: boolean
  /** Under both. */
  readonly outcome?: ReactNode
}

export const Weighing = (props: WeighingProps) => {
  const { small, wide } = useWindow()
  const { scene, session, settings, performing, named, inARow = small, outcome } = props
  const gauge = <RollGauge {...{ scene, settings, performing }} />
  const undo = <UndoButton named={named} onPress={session.undo} />
  if (inARow)
    return (
      <View>
        <View style={styles.row}>
          <View style={styles.grow}>{settings.bustChance ? gauge : outcome}</View>
          {undo}
        </View>
        {settings.bustChance && outcome}
      </View>
    )
  return (
    <>
      <View style={[styles.row, wide && styles.wraps]}>
        <IfYouStop preview={scene.preview} said stacked={wide} />
        <View style={styles.right}>{undo}</View>
      </View>
      {gauge}
    </>
  )
}

type IfYouStopProps = {
  readonly preview: StopPreview
  /** With a word for what this is. */
  readonly said: boolean
  /** Group and claims in a line each. */
  readonly stacked?: boolean
}

export const IfYouStop = ({
  preview: { group, claimed, callsLastRound },
  said,
  stacked = false,
}: IfYouStopProps) => {
  const { play } = usePhrases()
  return (
    <View
      {...readAsOne(play.ifYouStopSpoken([group.before, group.after], [claimed.before, claimed.after]))}
      style={styles.shrink}
    >
      {said && (
        <Text type="label" tone="ink2" aria-hidden>
          {play.ifYouStop}
        </Text>
      )}
      <View style={!stacked && styles.changes} aria-hidden>
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

type ChangeProps = {
  readonly label: string
  readonly before: number
  readonly after: number
  readonly comma?: boolean
}

/** "group 4 → 6"; what stays the same needs no arrow. Decoration: whatever stands around it says it in words. */
function Change({ label, before, after, comma = false }: ChangeProps) {
  const then = `${after}${comma ? ',' : ''}`
  return (
    <View style={styles.change}>
      <Text type="bodyStrong">{`${label} ${before === after ? then : before}`}</Text>
      {before !== after && (
        <>
          <Icon name="arrowRight" size={17} />
          <Text type="bodyStrong">{then}</Text>
        </>
      )}
    </View>
  )
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', justifyContent: 'space-between', gap: 12 },
  // In a narrow column the way back stands below rather than squeeze long words.
  wraps: { flexWrap: 'wrap', rowGap: space.xs },
  right: { marginLeft: 'auto' },
  grow: { flex: 1 },
  shrink: { flexShrink: 1 },
  calls: { flexDirection: 'row', alignItems: 'center', gap: 5 },
  changes: { flexDirection: 'row', flexWrap: 'wrap', columnGap: 5 },
  // It wraps before it lies under what stands beside it.
  change: { flexDirection: 'row', flexWrap: 'wrap', flexShrink: 1, alignItems: 'center', gap: 1 },
})

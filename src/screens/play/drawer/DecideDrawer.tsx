/** After a placement: what stopping gives, what rolling risks, and the way back. Stop left, Roll right, always. */
import { StyleSheet, View } from 'react-native'
import { orderedRolls } from '@/engine/index'
import { usePhrases } from '@/i18n/index'
import { percentOf } from '@/stage/index'
import { useTheme } from '@/theme/index'
import { Button, BustGauge, Icon, Text } from '@/ui/index'
import { DrawerBody } from './DrawerBody'
import type { DrawerProps } from './Drawer'
import { Heading } from './Heading'
import { Supply } from './Supply'

export function DecideDrawer({ scene, frame, session, settings }: DrawerProps<'decide'>) {
  const { play, common } = usePhrases()
  const { textScale } = useTheme()
  const { game, preview, bust } = scene
  const { settles, claims, group, claimed } = preview
  const count = settles.length + claims.length
  const isDesktop = frame.layout === 'desktop'
  const stacked = frame.choices === 'stacked'
  const bare = frame.choices === 'bare'
  // Undo and the chance of a bust are needed now; the supply was to be seen before the roll.
  const crowded =
    frame.compact && (frame.scrolls || (frame.layout === 'landscape' && frame.drawer.height < 215))
  const wide = stacked && frame.layout !== 'tablet' && !isDesktop

  const { left, right } = frame.drawerPadding
  const room = frame.drawer.width - left - right
  // Two long words side by side need so much.
  const below = stacked || (bare && room < 280)
  const undo = (
    <Button
      small
      icon="undo"
      label={bare && room < 180 * textScale ? '' : common.undo}
      aria-label={common.undo}
      onPress={session.undo}
    />
  )
  const gauge = settings.bustChance && (
    <BustGauge
      label={play.chanceOfBust}
      chance={bust / orderedRolls}
      figure={common.percent(percentOf(bust))}
    />
  )
  const ifYouStop = (
    <View
      accessible
      role="group"
      aria-label={play.ifYouStopSpoken([group.before, group.after], [claimed.before, claimed.after])}
      style={styles.shrink}
    >
      <Text type="label" tone="ink2" aria-hidden>
        {play.ifYouStop}
      </Text>
      <View style={styles.changes} aria-hidden>
        <Change label={play.group} {...group} comma />
        <Change label={play.claims} {...claimed} />
      </View>
      {preview.callsLastRound && (
        <Text type="caption" tone="goldInk">
          {play.callsItNow}
        </Text>
      )}
    </View>
  )
  const stopping = bare
    ? undefined
    : frame.compact
      ? play.stoppingGives(group.after, claimed.after)
      : play.taking(settles.length, claims.length)
  const choices = (
    <View style={below ? styles.stacked : styles.beside}>
      <Button
        kind="ink"
        small={frame.boardAloneChooses || (bare && below)}
        wide={wide}
        label={play.stopAndTake(count)}
        sub={stopping}
        onPress={session.stop}
        style={!below && styles.half}
      />
      <Button
        kind="gold"
        small={frame.boardAloneChooses || (bare && below)}
        wide={wide}
        label={play.rollAgain}
        sub={bare ? undefined : play.risking(count)}
        onPress={session.roll}
        style={!below && styles.half}
      />
    </View>
  )
  return (
    <DrawerBody
      frame={frame}
      supply={frame.boardAloneChooses || crowded ? null : <Supply game={game} frame={frame} />}
      actions={choices}
    >
      {isDesktop && <Heading title={play.stopOrRoll} large />}
      {frame.compact ? (
        <>
          <View style={styles.row}>
            <View style={styles.grow}>{gauge}</View>
            {undo}
          </View>
          {bare && ifYouStop}
        </>
      ) : (
        <>
          <View style={[styles.row, frame.scrolls && styles.wrapped]}>
            {ifYouStop}
            {undo}
          </View>
          {gauge}
        </>
      )}
    </DrawerBody>
  )
}

type ChangeProps = {
  readonly label: string
  readonly before: number
  readonly after: number
  readonly comma?: boolean
}

/** "group 4 → 6"; what stays the same needs no arrow. */
function Change({ label, before, after, comma = false }: ChangeProps) {
  return (
    <View style={styles.change}>
      <Text type="bodyStrong">{before === after ? `${label} ${after}` : `${label} ${before}`}</Text>
      {before !== after && (
        <>
          <Icon name="arrowRight" size={17} />
          <Text type="bodyStrong">{after}</Text>
        </>
      )}
      {comma && <Text type="bodyStrong">,</Text>}
    </View>
  )
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', justifyContent: 'space-between', gap: 12 },
  wrapped: { flexWrap: 'wrap' },
  shrink: { flexShrink: 1 },
  grow: { flex: 1 },
  changes: { flexDirection: 'row', flexWrap: 'wrap', columnGap: 5 },
  change: { flexDirection: 'row', alignItems: 'center', gap: 1 },
  beside: { flexDirection: 'row', gap: 10 },
  stacked: { gap: 8 },
  half: { flex: 1 },
})

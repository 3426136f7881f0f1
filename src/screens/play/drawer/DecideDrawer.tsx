/** After a placement: what stopping gives, what rolling risks, and the way back. Stop left, Roll right, always. */
import { StyleSheet, View } from 'react-native'
import { orderedRolls } from '@/engine/index'
import { usePhrases } from '@/i18n/index'
import { percentOf } from '@/stage/index'
import { useTheme } from '@/theme/index'
import { Button, BustGauge, Text } from '@/ui/index'
import { Change } from './Change'
import { decideRoom } from './decideRoom'
import { DrawerBody } from './DrawerBody'
import type { DrawerProps } from './props'
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
  const wide = stacked && frame.layout !== 'tablet' && !isDesktop

  const stopping = frame.compact
    ? play.stoppingGives(group.after, claimed.after)
    : play.taking(settles.length, claims.length)
  const words = {
    undo: common.undo,
    chance: play.chanceOfBust,
    stop: play.stopAndTake(count),
    stopping,
    roll: play.rollAgain,
    risking: play.risking(count),
    supply: play.squattersLeft,
    calls: preview.callsLastRound,
  }
  // Undo and the chance of a bust are needed now; the supply was to be seen before the roll.
  const room = decideRoom(frame, textScale, words)
  const bare = !room.consequences
  const hidden = frame.boardAloneChooses || (frame.compact && frame.scrolls) || !room.supply
  const below = stacked && (!bare || frame.layout === 'tablet')
  const undo = (
    <Button
      small
      icon="undo"
      label={room.undoName ? common.undo : ''}
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
  const choices = (
    <View style={below ? styles.stacked : styles.beside}>
      <Button
        kind="ink"
        small={frame.boardAloneChooses}
        wide={wide && below}
        label={words.stop}
        sub={bare ? undefined : stopping}
        onPress={session.stop}
        style={!below && styles.half}
      />
      <Button
        kind="gold"
        small={frame.boardAloneChooses}
        wide={wide && below}
        label={words.roll}
        sub={bare ? undefined : words.risking}
        onPress={session.roll}
        style={!below && styles.half}
      />
    </View>
  )
  return (
    <DrawerBody frame={frame} supply={hidden ? null : <Supply game={game} frame={frame} />} actions={choices}>
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
          <View style={[styles.row, frame.scrolls && room.undoName && styles.wrapped]}>
            {ifYouStop}
            {undo}
          </View>
          {gauge}
        </>
      )}
    </DrawerBody>
  )
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', justifyContent: 'space-between', gap: 12 },
  wrapped: { flexWrap: 'wrap' },
  shrink: { flexShrink: 1 },
  grow: { flex: 1 },
  changes: { flexDirection: 'row', flexWrap: 'wrap', columnGap: 5 },
  beside: { flexDirection: 'row', gap: 10 },
  stacked: { gap: 8 },
  half: { flex: 1 },
})

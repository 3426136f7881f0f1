/**
 * After a placement, with dice of one's own: stop, or throw and tap in what falls. From the first die on, taking back stands
 * where Stop stood; the pad never moves.
 */
import { StyleSheet, View } from 'react-native'
import { usePhrases } from '@/i18n/PhrasesProvider'
import { useWindow } from '@/theme/ThemeProvider'
import type { WindowClass } from '@/theme/window'
import { percentOf } from '@/stage/speech'
import { Button } from '@/ui/kit/Button'
import { DiceSlots } from '@/ui/game/dice/DicePad'
import { Text } from '@/ui/kit/Text'
import { Pad, PadKeys, Slots } from './EnterDice'
import { padOf } from './pad'
import { PanelBody, type PanelForm } from './PanelBody'
import type { PanelProps } from './props'
import { Heading } from './Heading'
import { HintRow } from './HintRow'
import { Supply } from './Supply'
import { useLedIf } from './useLedIf'
import { UndoButton, Weighing } from './Weighing'

export function OwnDecidePanel({
  scene,
  session,
  settings,
  performing,
  coach,
}: PanelProps<'decide' | 'entering'>) {
  const { play, ownDice, common } = usePhrases()
  const { game } = scene
  const window = useWindow()
  const { layout, small, low, lying, wide, largeText } = window
  const isDesktop = layout === 'desktop'
  const tight = low || (small && largeText)
  const entered = scene.is === 'entering' ? scene.entered : []
  const last = entered.at(-1)
  const pad = padOf(window, 'decide')
  // What changes them has gone.
  const back = useLedIf(entered.length === 3)

  const slots = <Slots entered={entered} />
  const keys = <Pad form={pad} entered={entered} session={session} />
  const beside = !pad.row && !wide
  const left = { small: pad.row && small, wide: pad.row && !small, style: beside && styles.half } as const
  const weighs = scene.is === 'decide' ? scene : null
  const count = weighs ? weighs.preview.settles.length + weighs.preview.claims.length : 0
  const button = weighs ? (
    <Button
      key="left"
      kind="ink"
      {...left}
      label={play.stopAndTake(count)}
      sub={stopSub(weighs, window, play)}
      onPress={session.stop}
    />
  ) : (
    <Button
      key="left"
      ref={back}
      {...left}
      small
      label={ownDice.takeBack}
      {...(last !== undefined && { sub: ownDice.theDie(last) })}
      onPress={session.takeDieBack}
    />
  )
  const said = (
    <Text type="note" centred>
      {ownDice.stopOrThrow}
    </Text>
  )
  const rest = entered.length === 3 ? ownDice.wrongOne : ownDice.anyOrder
  const weighing = (room: boolean) =>
    weighs && <Weighing {...{ session, settings, performing }} scene={weighs} named={room && !wide} />
  const entering = (
    <View style={layout === 'tablet' ? styles.stacked : styles.slots}>
      {slots}
      <Heading title={ownDice.toCome(entered)} line={rest} />
    </View>
  )
  /** So little height that one line says it. */
  const line = weighs ? (
    <View style={styles.row}>
      <Text type="label" tone="ink2">
        {settings.bustChance ? play.chanceOfBust : ownDice.stopOrRoll}
      </Text>
      {settings.bustChance && <Text type="bodyStrong">{common.percent(percentOf(weighs.bust))}</Text>}
    </View>
  ) : (
    <View style={styles.slots}>
      <DiceSlots dice={entered} size={16} label={ownDice.slots(entered)} />
      <Text type="label">{ownDice.toCome(entered)}</Text>
    </View>
  )
  const bare = (worded: boolean) => (): PanelForm => ({
    contents: worded && line,
    actions: (
      <View style={styles.stacked}>
        {keys}
        <View style={styles.beside}>
          <View style={styles.half}>{button}</View>
          {weighs && <UndoButton named={false} onPress={session.undo} />}
        </View>
      </View>
    ),
  })
  const form = (room: boolean) => (): PanelForm => ({
    supply: weighs
      ? coach !== null && <HintRow {...{ game, coach, room: false }} />
      : room && <Supply game={game} />,
    contents: (
      <>
        {weighs ? weighing(room) : entering}
        {weighs && room && !coach && !small && !lying && !wide && said}
      </>
    ),
    actions: (
      <View style={beside ? styles.beside : [styles.stacked, pad.below && styles.reversed]}>
        {button}
        <View key="pad" style={beside && styles.pad}>
          {keys}
        </View>
      </View>
    ),
  })
  const column = (): PanelForm => ({
    supply: <HintRow {...{ game, coach, room: true }} />,
    contents: (
      <>
        <Heading
          title={weighs ? ownDice.stopOrRoll : ownDice.toCome(entered)}
          line={weighs ? ownDice.clickIn : rest}
          large
        />
        {slots}
        {keys}
        <PadKeys />
      </>
    ),
    actions: (
      <View style={styles.stacked}>
        {weighing(true)}
        {button}
      </View>
    ),
  })
  return (
    <PanelBody
      place="own decide"
      words={[
        weighs ? [count, weighs.preview, common.percent(percentOf(weighs.bust))] : entered.length,
        settings.bustChance,
      ]}
      forms={
        isDesktop ? [column] : tight ? [form(false), bare(true), bare(false)] : [form(true), form(false)]
      }
    />
  )
}

/** On small screens there is no other place for what stopping comes to. */
const stopSub = (
  { preview: { callsLastRound, settles, claims, group, claimed } }: PanelProps<'decide'>['scene'],
  { small, tiny }: WindowClass,
  words: ReturnType<typeof usePhrases>['play'],
): string | undefined => {
  if (callsLastRound) return words.lastRoundBanner
  if (tiny) return undefined
  return small ? words.stoppingGives(group.after, claimed.after) : words.taking(settles.length, claims.length)
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', justifyContent: 'space-between', gap: 12 },
  slots: { flexDirection: 'row', alignItems: 'center', gap: 14 },
  beside: { flexDirection: 'row', gap: 10 },
  stacked: { gap: 8 },
  reversed: { flexDirection: 'column-reverse' },
  half: { flex: 1 },
  // No word beside it makes its keys narrower than a thumb.
  pad: { width: '48%', flexShrink: 0 },
})

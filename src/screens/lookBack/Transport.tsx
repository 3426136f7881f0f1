/** From page to page: a turn or a roll back and on, by itself, and the gold button that leads to the next moment. */
import { StyleSheet, View } from 'react-native'
import { usePhrases } from '@/i18n/PhrasesProvider'
import { useWindow } from '@/theme/ThemeProvider'
import { Button } from '@/ui/kit/Button'
import { IconButton } from '@/ui/kit/IconButton'
import { Text } from '@/ui/kit/Text'
import type { IconName } from '@/ui/kit/Icon'
import type { LookBack } from './useLookBack'

type TransportProps = Pick<
  LookBack,
  'place' | 'last' | 'moments' | 'isPlaying' | 'step' | 'playOrPause' | 'nextMoment'
> & { readonly onPlayOn: (() => void) | null }

export function Transport({
  place,
  last,
  moments,
  isPlaying,
  step,
  playOrPause,
  nextMoment,
  onPlayOn,
}: TransportProps) {
  const { lookBack: words } = usePhrases()
  const { lying, wide, low, layout, largeText } = useWindow()
  // Beside the others, as a sign alone, or on a line of its own.
  const isLow = low && layout === 'portrait'
  const moment = wide ? 'above' : isLow || (lying && largeText) ? 'sign' : largeText ? 'below' : 'beside'
  const { at } = place
  const [isFirst, isLast] = [at === 0, at === last]
  const next =
    moments.length <= 1 && !isLast
      ? words.toTheEnd
      : moments.some((each) => each > at)
        ? words.nextMoment
        : words.firstMoment
  const gold = (
    <Button
      kind="gold"
      small
      label={moment === 'sign' ? '' : next}
      {...(moment === 'sign' && { icon: 'moment' as const, 'aria-label': next })}
      onPress={nextMoment}
      style={moment === 'beside' ? [styles.gold, lying && styles.wide] : undefined}
    />
  )
  const way = (icon: IconName, label: string, by: -1 | 1, what: 'page' | 'turn') => (
    <IconButton
      icon={icon}
      label={label}
      disabled={by < 0 ? isFirst : isLast}
      onPress={() => step(by, what)}
    />
  )
  const buttons = (
    <View style={styles.buttons}>
      {way('chevronsLeft', words.turnBack, -1, 'turn')}
      {way('chevronLeft', words.rollBack, -1, 'page')}
      <IconButton
        icon={isPlaying ? 'pause' : 'play'}
        label={isPlaying ? words.pause : words.play}
        disabled={isLast}
        onPress={playOrPause}
      />
      {way('chevronRight', words.rollOn, 1, 'page')}
      {way('chevronsRight', words.turnOn, 1, 'turn')}
    </View>
  )
  const isBeside = moment === 'beside' || moment === 'sign'
  return (
    <View style={isBeside ? styles.row : styles.rows}>
      {moment === 'above' && gold}
      {buttons}
      {moment !== 'above' && gold}
      {wide && onPlayOn && (
        <>
          <Button small icon="branch" label={words.playOn} onPress={onPlayOn} />
          <Text type="caption">{words.playOnNote}</Text>
        </>
      )}
    </View>
  )
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', gap: 6 },
  rows: { gap: 8 },
  buttons: { flexGrow: 1, flexShrink: 1, flexDirection: 'row', justifyContent: 'space-between' },
  gold: { width: 112 },
  wide: { width: 126 },
})

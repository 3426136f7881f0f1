/** The buttons that change the page: by turn, by roll, automatically, or to the next moment. */
import { StyleSheet, View } from 'react-native'
import { usePhrases } from '@/i18n/PhrasesProvider'
import { size } from '@/theme/measures'
import { useWindow } from '@/theme/ThemeProvider'
import { Button } from '@/ui/kit/Button'
import { IconButton } from '@/ui/kit/IconButton'
import { Text } from '@/ui/kit/Text'
import type { IconName } from '@/ui/kit/Icon'
import { useRoom } from '@/ui/kit/useRoom'
import type { LookBack, Place } from './useLookBack'

type TransportProps = {
  readonly lookBack: LookBack
  /** The page that is drawn. It may lag behind `lookBack.place`. */
  readonly place: Place
  readonly onPlayOn: (() => void) | null
}

/** Position of the gold button; `icon` if there is no room for its label. */
type MomentButton = 'beside' | 'icon' | 'below' | 'above'

const gap = 6
const goldWidth = { upright: 112, lying: 126 } as const

const useMomentButton = (width: number): MomentButton => {
  const { shape, text } = useWindow()
  if (shape === 'wide') return 'above'
  if (shape === 'low' || (shape === 'lying' && text !== 'usual')) return 'icon'
  if (text !== 'usual') return 'below'
  const gold = shape === 'lying' ? goldWidth.lying : goldWidth.upright
  return width < 5 * size.minTouch + gap + gold ? 'icon' : 'beside'
}

export function Transport({ lookBack, place, onPlayOn }: TransportProps) {
  const { last, moments, isPlaying, step, playOrPause, nextMoment } = lookBack
  const { lookBack: words } = usePhrases()
  const { shape, isTiny } = useWindow()
  const { room, width, onLayout } = useRoom({ width: 358 })
  const moment = useMomentButton(width)
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
      label={moment === 'icon' ? '' : next}
      {...(moment === 'icon' && { icon: 'moment' as const, 'aria-label': next })}
      onPress={nextMoment}
      style={moment === 'beside' ? [styles.gold, shape === 'lying' && styles.wide] : undefined}
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
      {/* The smallest phones have room for it only if they stand. */}
      {!(isTiny && shape === 'lying') && (
        <IconButton
          icon={isPlaying ? 'pause' : 'play'}
          label={isPlaying ? words.pause : words.play}
          disabled={isLast}
          onPress={playOrPause}
        />
      )}
      {way('chevronRight', words.rollOn, 1, 'page')}
      {way('chevronsRight', words.turnOn, 1, 'turn')}
    </View>
  )
  const isBeside = moment === 'beside' || moment === 'icon'
  return (
    <View ref={room} onLayout={onLayout} style={isBeside ? styles.row : styles.rows}>
      {moment === 'above' && gold}
      {buttons}
      {moment !== 'above' && gold}
      {shape === 'wide' && onPlayOn && (
        <>
          <Button small icon="branch" label={words.playOn} onPress={onPlayOn} />
          <Text type="caption">{words.playOnNote}</Text>
        </>
      )}
    </View>
  )
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', gap },
  rows: { gap: 8 },
  buttons: { flexGrow: 1, flexShrink: 1, flexDirection: 'row', justifyContent: 'space-between' },
  gold: { width: goldWidth.upright },
  wide: { width: goldWidth.lying },
})

/** The buttons one has just had, pale while the dice fly: the drawer does not empty. They are a picture, and take no press. */
import { StyleSheet, View } from 'react-native'
import { ifYouStop, type Game } from '@/engine'
import { usePhrases } from '@/i18n/PhrasesProvider'
import { useWindow } from '@/theme/ThemeProvider'
import { Button } from '@/ui/kit/Button'

type DimmedProps = {
  /** As it was before the roll. */
  readonly before: Game
}

const nothing = () => undefined

export function Dimmed({ before }: DimmedProps) {
  const { play } = usePhrases()
  const { wide, low, small, largeText, layout } = useWindow()
  const preview = ifYouStop(before)
  const below = wide || largeText
  const shared = { small: low, onPress: nothing, disabled: true } as const
  const beside = !below && styles.half
  const { settles = [], claims = [] } = preview ?? {}
  const count = settles.length + claims.length
  return (
    <View aria-hidden style={[styles.over, layout === 'desktop' ? styles.top : styles.bottom]}>
      {preview === null ? (
        <Button kind="gold" {...shared} label={play.rollTheDice} />
      ) : (
        <View style={below ? styles.stacked : styles.beside}>
          <Button
            kind="ink"
            {...shared}
            wide={below && !wide}
            label={play.stopAndTake(count)}
            sub={
              small
                ? play.stoppingGives(preview.group.after, preview.claimed.after)
                : play.taking(settles.length, claims.length)
            }
            style={beside}
          />
          <Button
            kind="gold"
            {...shared}
            wide={below && !wide}
            label={play.rollAgain}
            sub={play.risking(count)}
            style={beside}
          />
        </View>
      )}
    </View>
  )
}

const styles = StyleSheet.create({
  // They change nothing of where the dice will lie.
  over: { position: 'absolute', left: 0, right: 0, pointerEvents: 'none' },
  top: { top: 0 },
  bottom: { bottom: 0 },
  beside: { flexDirection: 'row', gap: 10 },
  stacked: { gap: 8 },
  half: { flex: 1 },
})

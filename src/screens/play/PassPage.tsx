/** Between two people on one device: who is next, and what the others did since. */
import { useEffect, useRef, type ComponentRef } from 'react'
import { ScrollView, StyleSheet, View } from 'react-native'
import type { Seat } from '@/engine'
import { usePhrases } from '@/i18n/PhrasesProvider'
import { playersOf, type Match, type Turn } from '@/match'
import { useTheme, useWindow } from '@/theme/ThemeProvider'
import { Button } from '@/ui/kit/Button'
import { FittingText } from '@/ui/kit/FittingText'
import { FocusRing } from '@/ui/kit/FocusRing'
import { PlayerToken } from '@/ui/game/players/PlayerToken'
import { moveFocus } from '../shell/moveFocus'
import { PassRecap } from './PassRecap'
import { Rings } from './Rings'

type PassPageProps = {
  readonly match: Match
  readonly seat: Seat
  readonly recaps: readonly Turn[]
  readonly onTake: () => void
}

export function PassPage({ match, seat, recaps, onTake }: PassPageProps) {
  const { play, common } = usePhrases()
  const { colours } = useTheme()
  const { width, height, insets, textScale, layout } = useWindow()
  const next = playersOf(match)[seat]
  const button = useRef<ComponentRef<typeof View>>(null)
  useEffect(() => moveFocus(button.current), [])
  const lying = layout !== 'portrait'
  // What is read grows with the text, so the picture makes room.
  const token = Math.min(192, height * (lying ? 0.34 : 0.25), width * 0.5) / Math.max(1, textScale)
  return (
    <View role="main" style={[styles.page, { backgroundColor: colours.bg }]}>
      <FocusRing />
      <Rings
        centre={{ x: lying ? width * 0.27 : width / 2, y: lying ? height / 2 : height * 0.318 }}
        inner={token / 2}
      />
      <View
        style={[
          styles.contents,
          lying && styles.lying,
          {
            paddingTop: insets.top + 16,
            paddingBottom: Math.max(insets.bottom + 6, 16),
            paddingLeft: insets.left + 16,
            paddingRight: insets.right + 16,
          },
        ]}
      >
        <View style={[styles.who, lying && styles.half]}>
          <PlayerToken {...next} size={token} />
          <FittingText
            heading={1}
            centred
            rows={2}
            wordings={(['display', 'h1', 'h2'] as const).map((type) => ({
              text:
                // Round a desktop nobody passes anything.
                layout === 'desktop'
                  ? common.turn(next.name)
                  : `${play.passThePhone}\n${play.passThePhoneTo(next.name)}`,
              type,
            }))}
            style={styles.words}
          />
        </View>
        <View style={[styles.what, lying && styles.half]}>
          <ScrollView style={styles.scroll}>
            <PassRecap match={match} turns={recaps} reader={seat} />
          </ScrollView>
          <Button
            ref={button}
            kind="gold"
            large
            label={play.iAm(next.name)}
            onPress={onTake}
            style={styles.button}
          />
        </View>
      </View>
    </View>
  )
}

const styles = StyleSheet.create({
  page: { flex: 1, overflow: 'hidden' },
  contents: {
    flex: 1,
    justifyContent: 'space-between',
    gap: 12,
    maxWidth: 720,
    width: '100%',
    alignSelf: 'center',
  },
  lying: { flexDirection: 'row', alignItems: 'center', maxWidth: 1100 },
  who: { flexGrow: 1, alignItems: 'center', justifyContent: 'center', gap: 28 },
  words: { alignSelf: 'stretch' },
  half: { flexBasis: '48%', flexGrow: 1, flexShrink: 1 },
  what: { gap: 14, flexShrink: 1, maxHeight: '100%' },
  scroll: { flexGrow: 0, flexShrink: 1 },
  button: { minHeight: 70 },
})

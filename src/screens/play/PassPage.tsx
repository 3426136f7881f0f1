/** Shown before the phone is passed: who is next, and what the others did since that player's last turn. */
import { useEffect, useRef, type ComponentRef } from 'react'
import { ScrollView, StyleSheet, View, useWindowDimensions } from 'react-native'
import { itemAt } from '@/checked'
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
import { Path, Svg } from '@/ui/kit/svg'

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
  // The text grows with the text scale, so the picture shrinks.
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
                // On a desktop no device is passed.
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

type RingsProps = {
  readonly centre: { readonly x: number; readonly y: number }
  readonly inner: number
}

/** Radius factors of each ring in twelve directions. */
const swell = [1, 1.04, 1.1, 1.02, 0.96, 0.93, 0.98, 1.06, 1.12, 1.05, 0.97, 0.95] as const

/** A smooth closed curve through twelve points. */
const ringPath = (x: number, y: number, radius: number, turn: number): string => {
  const points = swell.map((by, index) => {
    const angle = ((index + turn) / swell.length) * 2 * Math.PI
    const reach = radius * (1 + (by - 1) * 0.9)
    return [x + reach * Math.cos(angle), y + reach * 0.96 * Math.sin(angle)] as const
  })
  const at = (index: number) => itemAt(points, (index + points.length) % points.length)
  const curves = points.map((_, index) => {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)]
    const [x1, y1] = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6]
    const [x2, y2] = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6]
    return `C${[x1, y1, x2, y2, to[0], to[1]].map((number) => number.toFixed(1)).join(' ')}`
  })
  return `M${itemAt(points, 0)[0].toFixed(1)} ${itemAt(points, 0)[1].toFixed(1)}${curves.join('')}Z`
}

/** Contour lines of hills around the brand of the next player. */
function Rings({ centre, inner }: RingsProps) {
  const { colours } = useTheme()
  const { width, height } = useWindowDimensions()
  const reach = Math.hypot(Math.max(centre.x, width - centre.x), Math.max(centre.y, height - centre.y))
  const rings = Array.from({ length: Math.ceil((reach - inner) / 24) }, (_, index) => ({
    d: ringPath(centre.x, centre.y, inner + 8 + index * 24, index * 0.14),
    index,
  }))
  return (
    <Svg style={styles.rings} width={width} height={height} aria-hidden>
      {rings.map(({ d, index }) => (
        <Path
          key={index}
          d={d}
          fill="none"
          stroke={index % 5 === 4 ? colours.contourIx : colours.contour}
          strokeWidth={index % 5 === 4 ? 1.6 : 1}
        />
      ))}
    </Svg>
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
  rings: { position: 'absolute', left: 0, top: 0, pointerEvents: 'none' },
})

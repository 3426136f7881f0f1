/** Shown before the phone is passed: who is next, and what the others did since that player's last turn. */
import { ScrollView, StyleSheet, View } from 'react-native'
import type { Seat } from '@/engine'
import { usePhrases } from '@/i18n/PhrasesProvider'
import { playersOf, type Match, type Turn } from '@/match'
import { useTheme, useWindow } from '@/theme/ThemeProvider'
import { HillRings } from '@/ui/game/HillRings'
import { ClaimedMark } from '@/ui/game/marks/Plate'
import { PlayerToken } from '@/ui/game/players/PlayerToken'
import { Button } from '@/ui/kit/Button'
import { FittingText } from '@/ui/kit/FittingText'
import { FocusRing } from '@/ui/kit/FocusRing'
import { SheetFrame } from '@/ui/kit/SheetFrame'
import { Text } from '@/ui/kit/Text'
import { useFocusWhen } from '../shell/moveFocus'
import { recapOf } from './matchFacts'

type PassPageProps = {
  readonly match: Match
  readonly seat: Seat
  /** In playing order. */
  readonly recaps: readonly Turn[]
  readonly onTake: () => void
}

export function PassPage({ match, seat, recaps, onTake }: PassPageProps) {
  const { play, common } = usePhrases()
  const { colours } = useTheme()
  const { width, height, insets, textScale, shape, isDesktop } = useWindow()
  const next = playersOf(match)[seat]
  const button = useFocusWhen(true)
  const isBeside = shape === 'wide' || width > height
  // The text grows with the text scale, so the picture shrinks.
  const token = Math.min(192, height * (isBeside ? 0.34 : 0.25), width * 0.5) / Math.max(1, textScale)
  // On a desktop no device is passed.
  const text = isDesktop ? common.turn(next.name) : `${play.passThePhone}\n${play.passThePhoneTo(next.name)}`
  return (
    <View role="main" style={[styles.page, { backgroundColor: colours.bg }]}>
      <FocusRing />
      <HillRings
        centre={{ x: isBeside ? width * 0.27 : width / 2, y: isBeside ? height / 2 : height * 0.318 }}
        inner={token / 2}
      />
      <View
        style={[
          styles.contents,
          isBeside && styles.columns,
          {
            paddingTop: insets.top + 16,
            paddingBottom: Math.max(insets.bottom + 6, 16),
            paddingLeft: insets.left + 16,
            paddingRight: insets.right + 16,
          },
        ]}
      >
        <View style={[styles.who, isBeside && styles.half]}>
          <PlayerToken {...next} size={token} />
          <FittingText
            heading={1}
            centred
            rows={2}
            wordings={(['display', 'h1', 'h2'] as const).map((type) => ({ text, type }))}
            style={styles.title}
          />
        </View>
        <View style={[styles.what, isBeside && styles.half]}>
          <ScrollView style={styles.scroll}>
            <SheetFrame style={styles.card}>
              {recaps.length === 1 ? (
                recaps.map((turn) => <Recap key={turn.number} {...{ match, turn, seat }} />)
              ) : (
                <View role="list" style={styles.list}>
                  {recaps.map((turn, index) => (
                    <RecapLine key={turn.number} {...{ match, turn, seat }} isFirst={index === 0} />
                  ))}
                </View>
              )}
            </SheetFrame>
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

/** `seat`: the player who reads the recap. */
type RecapProps = { readonly match: Match; readonly turn: Turn; readonly seat: Seat }

/** The only turn since, with its figures. */
function Recap({ match, turn, seat }: RecapProps) {
  const phrases = usePhrases()
  const { name, text, settled, claimed, now, taken } = recapOf(match, turn, seat, phrases)
  const player = playersOf(match)[turn.seat]
  return (
    <View style={styles.recap}>
      <View style={styles.line}>
        <PlayerToken {...player} size={30} />
        <Text type="body" style={styles.words}>
          <Text type="bodyStrong">{name}</Text> {text}
        </Text>
      </View>
      {now !== null && (
        <View style={[styles.line, styles.figures]}>
          {settled > 0 && (
            <View style={styles.figure}>
              <PlayerToken {...player} size={22} />
              <Text type="label">{phrases.play.settledNow(settled)}</Text>
            </View>
          )}
          {claimed > 0 && (
            <>
              <View style={styles.figure}>
                <ClaimedMark size={25} {...player} />
                <Text type="label">{phrases.play.claimedNow(claimed)}</Text>
              </View>
              <Text type="label" tone="ink2">
                {now}
              </Text>
            </>
          )}
        </View>
      )}
      {taken !== null && (
        <Text type="note" style={styles.taken}>
          {taken}
        </Text>
      )}
    </View>
  )
}

/** One of several turns. */
function RecapLine({ match, turn, seat, isFirst }: RecapProps & { readonly isFirst: boolean }) {
  const phrases = usePhrases()
  const { colours } = useTheme()
  const { name, short } = recapOf(match, turn, seat, phrases)
  const rule = { borderTopWidth: StyleSheet.hairlineWidth, borderTopColor: colours.hair }
  return (
    <View role="listitem" style={[styles.line, styles.row, !isFirst && rule]}>
      <PlayerToken {...playersOf(match)[turn.seat]} size={26} />
      <Text type="note" tone="ink" style={styles.words}>
        <Text type="label">{name}</Text> {short}
      </Text>
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
  columns: { flexDirection: 'row', alignItems: 'center', maxWidth: 1100 },
  who: { flexGrow: 1, alignItems: 'center', justifyContent: 'center', gap: 28 },
  title: { alignSelf: 'stretch' },
  half: { flexBasis: '48%', flexGrow: 1, flexShrink: 1 },
  what: { gap: 14, flexShrink: 1, maxHeight: '100%' },
  scroll: { flexGrow: 0, flexShrink: 1 },
  button: { minHeight: 70 },
  card: { padding: 16 },
  recap: { gap: 10 },
  list: { marginVertical: -6 },
  line: { flexDirection: 'row', alignItems: 'center', gap: 12 },
  row: { paddingVertical: 7 },
  words: { flex: 1 },
  figures: { flexWrap: 'wrap', paddingLeft: 42, columnGap: 16 },
  taken: { paddingLeft: 42 },
  figure: { flexDirection: 'row', alignItems: 'center', gap: 7 },
})

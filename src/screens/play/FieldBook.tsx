/** A log of the match, latest first: the moves of this turn, and how earlier turns ended. Shown in large windows. */
import { StyleSheet, View } from 'react-native'
import { claimTarget, columnOf, rowOf, type GameEvent, type Seat } from '@/engine'
import { usePhrases } from '@/i18n/PhrasesProvider'
import type { Phrases } from '@/i18n/dictionaries'
import { playersOf, roundOf, throwsOwn, turnsOf, type Match } from '@/match'
import type { Scene } from '@/sitting/scene'
import { useTheme } from '@/theme/ThemeProvider'
import { PlayerToken } from '@/ui/game/players/PlayerToken'
import { FirstThatFits } from '@/ui/kit/FirstThatFits'
import { Text } from '@/ui/kit/Text'
import { seatNames } from '@/features/matchView/sentences'

type Line = { readonly key: string; readonly seat: Seat; readonly text: string }

const most = 12

export function FieldBook({ match, scene }: { readonly match: Match; readonly scene: Scene }) {
  const { play, common, ownDice } = usePhrases()
  const { colours, type } = useTheme()
  const players = playersOf(match)
  const calling = seatNames(players)
  // Leaves out the roll until the dice are at rest.
  const lines = linesOf(match, play).slice(scene.is === 'rolling' ? 1 : 0, most)
  return (
    <View style={[styles.book, { borderTopColor: colours.hair }]}>
      <View style={styles.list}>
        <Text type="eyebrow" heading={2}>
          {play.fieldBook}
        </Text>
        <FirstThatFits
          forms={Math.max(1, lines.length)}
          words={lines}
          style={[styles.room, { minHeight: type('label').lineHeight }]}
        >
          {(dropped) => (
            <View role="list" style={styles.lines}>
              {lines.slice(0, lines.length - dropped).map(({ key, seat, text }) => (
                <View key={key} role="listitem" style={styles.line}>
                  <PlayerToken {...players[seat]} size={23} />
                  <Text type="note" style={styles.words}>
                    <Text type="label">{calling(seat) ?? common.you}</Text> {text}
                  </Text>
                </View>
              ))}
            </View>
          )}
        </FirstThatFits>
      </View>
      <Text type="label" tone="ink2">
        {throwsOwn(match)
          ? ownDice.keeps
          : play.firstToCall(roundOf(scene.game), claimTarget[match.info.rules.seats])}
      </Text>
    </View>
  )
}

/** Latest first; a finished turn takes one line. */
const linesOf = (match: Match, words: Phrases['play']): readonly Line[] =>
  turnsOf(match)
    .flatMap(({ number, seat, ending, events }) =>
      events.flatMap((event, index): Line[] => {
        const text = (ending === null ? moveText : endText)(event, words)
        return text === null ? [] : [{ key: `${number} ${index}`, seat, text }]
      }),
    )
    .reverse()

const moveText = (event: GameEvent, words: Phrases['play']): string | null => {
  if (event.type === 'rolled') return words.bookRolls(event.dice)
  if (event.type !== 'placed') return null
  const [column, row] = [columnOf(event.space), rowOf(event.space)]
  return event.kind === 'claim' ? words.bookClaim(column, row) : words.bookSquatter(event.third, column, row)
}

const endText = (event: GameEvent, words: Phrases['play']): string | null => {
  switch (event.type) {
    case 'stopped':
      return words.bookStops(event.settled.length + event.claimed.length)
    case 'busted':
      return words.bookBusts(event.dice)
    case 'lastRoundCalled':
      return words.bookCalls
    case 'rolled':
    case 'placed':
    case 'turnPassed':
    case 'ended':
      return null
  }
}

const styles = StyleSheet.create({
  // At least as high as its heading, one line and its last words; with less room the book is not shown.
  book: { flexGrow: 1, gap: 12, borderTopWidth: 1, paddingTop: 16 },
  list: { flexGrow: 1, gap: 10 },
  lines: { gap: 10 },
  line: { flexDirection: 'row', alignItems: 'center', gap: 10 },
  words: { flex: 1 },
  room: { flexGrow: 1, flexShrink: 1, flexBasis: 0, overflow: 'hidden' },
})

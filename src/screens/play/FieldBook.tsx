/** A log of the match, latest first: the moves of this turn, and how earlier turns ended. Shown in large windows. */
import { Children, useState, type ReactNode } from 'react'
import { StyleSheet, View } from 'react-native'
import { claimTarget, columnOf, rowOf, type GameEvent, type Seat } from '@/engine'
import { usePhrases } from '@/i18n/PhrasesProvider'
import type { Phrases } from '@/i18n/dictionaries'
import { playersOf, roundOf, throwsOwn, turnsOf, type Match } from '@/match'
import type { Scene } from '@/sitting/scene'
import { useTheme } from '@/theme/ThemeProvider'
import { PlayerToken } from '@/ui/game/players/PlayerToken'
import { Text } from '@/ui/kit/Text'
import { seatNames } from '@/features/matchView/sentences'

type Line = { readonly key: string; readonly seat: Seat; readonly text: string }

const most = 12

export function FieldBook({ match, scene }: { readonly match: Match; readonly scene: Scene }) {
  const { play, common, ownDice } = usePhrases()
  const { colours } = useTheme()
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
        <WholeLines gap={10}>
          {lines.map(({ key, seat, text }) => (
            <View key={key} style={styles.line}>
              <PlayerToken {...players[seat]} size={23} />
              <Text type="note" style={styles.words}>
                <Text type="label">{calling(seat) ?? common.you}</Text> {text}
              </Text>
            </View>
          ))}
        </WholeLines>
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
    .flatMap((turn) =>
      turn.events.flatMap((event, index): Line[] => {
        const text = turn.ending === null ? deedText(event, words) : endText(event, words)
        return text === null ? [] : [{ key: `${turn.number} ${index}`, seat: turn.seat, text }]
      }),
    )
    .reverse()

const deedText = (event: GameEvent, words: Phrases['play']): string | null => {
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

type WholeLinesProps = { readonly gap: number; readonly children: ReactNode }

/** A list that hides the lines which would be cut off at the bottom. */
function WholeLines({ gap, children }: WholeLinesProps) {
  const { lineHeight = 0 } = useTheme().type('label')
  const [room, setRoom] = useState(Infinity)
  const [ends, setEnds] = useState<Readonly<Record<number, number>>>({})
  return (
    <View
      style={[styles.room, { minHeight: lineHeight }]}
      onLayout={({ nativeEvent }) => setRoom(nativeEvent.layout.height)}
    >
      <View role="list" style={{ gap }}>
        {Children.toArray(children).map((line, place) => {
          const isWhole = (ends[place] ?? 0) <= room
          return (
            <View
              // The key is the position, because the position is what is measured: lines move down as new ones are added on top.
              key={place}
              role="listitem"
              aria-hidden={!isWhole}
              style={!isWhole && styles.unseen}
              onLayout={({ nativeEvent: { layout } }) =>
                setEnds((before) => ({ ...before, [place]: layout.y + layout.height }))
              }
            >
              {line}
            </View>
          )
        })}
      </View>
    </View>
  )
}

const styles = StyleSheet.create({
  // At least as high as its heading, one line and its last words; with less room the book is not shown.
  book: { flexGrow: 1, gap: 12, borderTopWidth: 1, paddingTop: 16 },
  list: { flexGrow: 1, gap: 10 },
  line: { flexDirection: 'row', alignItems: 'center', gap: 10 },
  words: { flex: 1 },
  room: { flexGrow: 1, flexShrink: 1, flexBasis: 0, overflow: 'hidden' },
  unseen: { opacity: 0 },
})

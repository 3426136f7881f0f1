import type { ComponentRef, RefObject } from 'react'
import { StyleSheet, View } from 'react-native'
import { itemAt } from '@/checked'
import type { Standing } from '@/engine'
import { usePhrases } from '@/i18n/PhrasesProvider'
import { gameOf, playersOf, roundOf, turnsOf, type Match } from '@/match'
import { duration, motion } from '@/theme/motion'
import { useWindow } from '@/theme/ThemeProvider'
import { seatNames } from '@/features/matchView/sentences'
import { ClaimedMark } from '@/ui/game/marks/Plate'
import { FittingText } from '@/ui/kit/FittingText'
import { Keyframed } from '@/ui/kit/Keyframed'
import { Text } from '@/ui/kit/Text'
import type { Keyframes } from '@/ui/kit/keyframes'
import type { SeamMotion } from '@/ui/game/board/types'

type VerdictProps = {
  readonly match: Match
  readonly table: readonly Standing[]
  /** The winners' marks, which the nuggets fly to. */
  readonly plate: RefObject<ComponentRef<typeof View> | null>
  /** Null unless the win is being performed. */
  readonly seam: SeamMotion | null
  /** Whether the text may name the winner yet. */
  readonly announced: boolean
}

const { beat, beatsMost, haul } = motion.seam
/** The marks shrink a little as each of the first nuggets arrives. */
const thumps: Keyframes = Object.fromEntries(
  Array.from({ length: 2 * beatsMost + 1 }, (_, index) => [
    `${Math.round((1000 * index) / (2 * beatsMost)) / 10}%`,
    { transform: [{ scale: index % 2 === 1 ? beat : 1 }] },
  ]),
)

export function Verdict({ match, table, plate, seam, announced }: VerdictProps) {
  const { results, common } = usePhrases()
  const players = playersOf(match)
  const first = table.filter(({ rank }) => rank === 1)
  const winners = first.map(({ seat }) => players[seat])
  const round = roundOf(gameOf(match))
  const minutes = minutesOf(match)
  const rolls = turnsOf(match).reduce((sum, turn) => sum + turn.rolls.length, 0)
  const alone = winners.length === 1
  // A lying phone needs the height for the chart.
  const isLying = useWindow().shape === 'lying'
  const isCrowded = players.length > 3 || isLying
  const called = first.map(({ seat }) => seatNames(players)(seat))
  const title = alone ? results.wins(itemAt(called, 0)) : results.share(called.includes(null))
  return (
    <View>
      <View style={[styles.verdict, isCrowded && !isLying && styles.crowded, !announced && styles.unseen]}>
        <Keyframed
          frames={seam?.haulTo ? thumps : null}
          lasts={duration.base * beatsMost}
          delay={(seam?.times.haulAt[0] ?? 0) + haul}
        >
          <View ref={plate} style={styles.plates}>
            {winners.map(({ colour, brand }) => (
              <ClaimedMark
                key={colour}
                size={!alone || isLying ? 44 : isCrowded ? 54 : 60}
                colour={colour}
                brand={brand}
              />
            ))}
          </View>
        </Keyframed>
        <View style={styles.words}>
          <FittingText
            heading={1}
            wordings={(alone && !isLying ? (['display', 'h1', 'h2'] as const) : (['h1', 'h2'] as const)).map(
              (type) => ({
                text: title,
                type,
              }),
            )}
          />
          <Text type="label" tone="ink2">
            {minutes === null ? common.round(round) : results.after(round, minutes)}
          </Text>
        </View>
      </View>
      {!announced && (
        <View aria-hidden style={styles.before}>
          <Text type="h1">{results.lastRoundOver}</Text>
          <Text type="label" tone="ink2">
            {results.rolls(rolls)}
          </Text>
        </View>
      )}
    </View>
  )
}

/** Null from half a day on: such a match was put down in between, and was not played for so long. */
const minutesOf = ({ info }: Match): number | null => {
  if (info.ended === null) return null
  const minutes = Math.floor((Date.parse(info.ended) - Date.parse(info.started)) / 60_000)
  return minutes >= 0 && minutes < 12 * 60 ? minutes : null
}

const styles = StyleSheet.create({
  unseen: { opacity: 0 },
  before: { position: 'absolute', left: 0, right: 0, top: 0, bottom: 0, justifyContent: 'center' },
  verdict: { flexDirection: 'row', alignItems: 'center', gap: 14 },
  // No higher than the marks: the board gets the space above and below the letters.
  crowded: { marginVertical: -6 },
  plates: { flexDirection: 'row', flexWrap: 'wrap', gap: 4, maxWidth: 100 },
  words: { flex: 1, minWidth: 0 },
})

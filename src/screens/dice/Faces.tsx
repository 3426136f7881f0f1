/** How often each face fell for each player, and how uneven that is compared with fair dice. */
import { StyleSheet, View } from 'react-native'
import { itemAt } from '@/checked'
import { dieValues, type Seat } from '@/engine'
import { usePhrases } from '@/i18n/PhrasesProvider'
import { countFaces, playersOf, shareMoreUneven, type Match, type RollMade } from '@/match'
import { border, space } from '@/theme/measures'
import { useTheme } from '@/theme/ThemeProvider'
import { Die } from '@/ui/game/dice/Die'
import { PlayerToken } from '@/ui/game/players/PlayerToken'
import { Text } from '@/ui/kit/Text'
import { seatNames } from '@/features/matchView/sentences'
import type { Phrases } from '@/i18n/dictionaries'

type FacesProps = { readonly match: Match; readonly rolls: readonly RollMade[] }

const highest = 62

export const Faces = ({ match, rolls }: FacesProps) => {
  const { seal, common } = usePhrases()
  const { colours, players: paints } = useTheme()
  const players = playersOf(match)
  const seatName = seatNames(players)
  const seats = players.map((player, seat) => {
    const counts = countFaces(rolls.filter((each) => each.seat === seat))
    return { ...player, called: seatName(seat as Seat) ?? common.you, counts }
  })
  const most = Math.max(1, ...seats.flatMap(({ counts }) => counts))
  return (
    <View style={styles.part}>
      <View style={styles.head}>
        <View style={styles.words}>
          <Text type="bodyStrong" heading={2}>
            {seal.faces}
          </Text>
          <View style={styles.legend}>
            {seats.map(({ colour, brand, called, counts }) => {
              const dice = seal.dice(counts.reduce((sum, count) => sum + count, 0))
              return (
                <View
                  key={colour}
                  accessible
                  role="img"
                  aria-label={`${called}: ${dice}`}
                  style={styles.player}
                >
                  <PlayerToken colour={colour} brand={brand} size={22} />
                  <Text type="label" tone="ink2">
                    {dice}
                  </Text>
                </View>
              )
            })}
          </View>
        </View>
        <Text type="label" tone="ink2" style={styles.uneven}>
          {unevenness(shareMoreUneven(countFaces(rolls)), seal)}
        </Text>
      </View>
      <View style={styles.chart}>
        {dieValues.map((face, at) => (
          <View
            key={face}
            accessible
            role="img"
            aria-label={`${face}: ${seats.map(({ called, counts }) => `${called} ${itemAt(counts, at)}`).join(', ')}`}
            style={styles.face}
          >
            <View style={[styles.bars, { borderBottomColor: colours.line }]}>
              {seats.map(({ colour, counts }) => (
                <View
                  key={colour}
                  style={[
                    styles.bar,
                    {
                      height: (highest * itemAt(counts, at)) / most,
                      backgroundColor: paints[colour].fill,
                      borderColor: colours.discOutline,
                    },
                    counts[at] === 0 && styles.none,
                  ]}
                />
              ))}
            </View>
            <Die value={face} size={24} />
          </View>
        ))}
      </View>
    </View>
  )
}

/** Shares that are easy to imagine. */
const shares = [
  [1, 20],
  [1, 10],
  [1, 5],
  [1, 4],
  [1, 3],
  [1, 2],
  [2, 3],
  [3, 4],
  [4, 5],
  [9, 10],
  [19, 20],
] as const

const rarities = [25, 30, 40, 50, 100, 200, 500, 1000] as const

const rare = 0.05

const nearest = <Each,>(all: readonly Each[], valueOf: (each: Each) => number, value: number): Each =>
  all.reduce((best, each) =>
    Math.abs(valueOf(each) - value) < Math.abs(valueOf(best) - value) ? each : best,
  )

/** `share`: the share of fair matches that would be more uneven; null with too few rolls. */
const unevenness = (share: number | null, { tooFew, moreUneven, thisUneven }: Phrases['seal']): string => {
  if (share === null) return tooFew
  if (share < rare) return thisUneven(nearest(rarities, (each) => each, Math.min(1 / share, 1000)))
  const [count, all] = nearest(shares, (each) => each[0] / each[1], share)
  return moreUneven(count, all)
}

const styles = StyleSheet.create({
  part: { gap: space.s },
  head: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'flex-end', gap: space.s },
  words: { flexGrow: 1, maxWidth: '100%', gap: space.xs },
  legend: { flexDirection: 'row', flexWrap: 'wrap', columnGap: space.m, rowGap: space.xs },
  player: { flexDirection: 'row', alignItems: 'center', gap: space.xs },
  uneven: { flexShrink: 1, textAlign: 'right' },
  chart: { flexDirection: 'row' },
  face: { flex: 1, alignItems: 'center', gap: space.s },
  bars: {
    flexDirection: 'row',
    alignItems: 'flex-end',
    justifyContent: 'center',
    gap: 2,
    width: '100%',
    height: highest + 2,
    paddingHorizontal: 2,
    borderBottomWidth: border.card,
  },
  bar: { flexGrow: 1, flexShrink: 1, maxWidth: 15, borderWidth: border.hair, borderBottomWidth: 0 },
  none: { borderTopWidth: 0 },
})

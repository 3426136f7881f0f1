/** Overlapping discs for the players of a table; hidden from screen readers. */
import { StyleSheet, View } from 'react-native'
import { itemAt, required } from '@/checked'
import type { Player } from '@/match'
import { PlayerToken } from '@/ui/game/players/PlayerToken'

type Players = { readonly players: readonly Player[] }

const [side, small] = [42, 24]
const far = side - small
const middle = far / 2

/** Left and top of each disc, by the number of discs. */
const places: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  2: [
    [0, middle / 2],
    [far, far - middle / 2],
  ],
  3: [
    [0, 0],
    [far, 0],
    [middle, far],
  ],
  4: [
    [0, 0],
    [far, 0],
    [0, far],
    [far, far],
  ],
}

/** Two to four small discs in the square of one large disc. */
export const TokenCluster = ({ players }: Players) => {
  if (players.length === 1)
    return <PlayerToken colour={itemAt(players, 0).colour} brand={itemAt(players, 0).brand} size={side} />
  const shown = players.slice(0, 4)
  return (
    <View aria-hidden style={styles.square}>
      {shown.map(({ colour, brand }, at) => {
        const [left, top] = itemAt(required(places[shown.length]), at)
        return (
          <View key={colour} style={[styles.disc, { left, top }]}>
            <PlayerToken colour={colour} brand={brand} size={small} />
          </View>
        )
      })}
    </View>
  )
}

/** Two large discs, the second on top of the first. */
export const TokenPair = ({ players }: Players) => (
  <View aria-hidden style={styles.pair}>
    {players.slice(0, 2).map(({ colour, brand }, at) => (
      <View key={colour} style={at > 0 && styles.over}>
        <PlayerToken colour={colour} brand={brand} size={54} />
      </View>
    ))}
  </View>
)

const styles = StyleSheet.create({
  square: { width: side, height: side },
  disc: { position: 'absolute' },
  pair: { flexDirection: 'row' },
  over: { marginLeft: -11 },
})

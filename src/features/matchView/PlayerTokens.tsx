/** The players of a match as their discs, in seat order. Named as one image for those who listen. */
import { StyleSheet, View } from 'react-native'
import { usePhrases } from '@/i18n/PhrasesProvider'
import type { Player } from '@/match'
import { PlayerToken } from '@/ui/game/players/PlayerToken'

type PlayerTokensProps = { readonly players: readonly Player[]; readonly size?: number }

export const PlayerTokens = ({ players, size = 23 }: PlayerTokensProps) => {
  const { common } = usePhrases()
  return (
    <View
      accessible
      role="img"
      aria-label={common.list(players.map(({ name }) => name))}
      style={styles.tokens}
    >
      {players.map(({ colour, brand }) => (
        <PlayerToken key={colour} colour={colour} brand={brand} size={size} />
      ))}
    </View>
  )
}

const styles = StyleSheet.create({ tokens: { flexDirection: 'row', flexWrap: 'wrap', gap: 6, marginTop: 4 } })

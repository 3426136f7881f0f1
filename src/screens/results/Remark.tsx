/** What a bot says of the match: one line, and only if it sat down under its own name. */
import { StyleSheet, View } from 'react-native'
import type { Standing } from '@/engine'
import { usePhrases } from '@/i18n/PhrasesProvider'
import type { Player } from '@/match'
import { characters, type Level } from '@/names'
import { space } from '@/theme/measures'
import { PlayerToken } from '@/ui/game/players/PlayerToken'
import { Text } from '@/ui/kit/Text'

type RemarkProps = { readonly players: readonly Player[]; readonly table: readonly Standing[] }

export function Remark({ players, table }: RemarkProps) {
  const { remarks } = usePhrases()
  const speaker = speakerOf(players, table)
  if (speaker === null) return null
  const { name, colour, brand, level, won } = speaker
  const { wins, loses } = remarks.by[level]
  const line = won ? wins : loses
  return (
    <View accessible role="note" aria-label={remarks.says(name, line)} style={styles.row}>
      <PlayerToken colour={colour} brand={brand} size={29} />
      <Text type="body" aria-hidden style={styles.line}>
        {remarks.quoted(line)}
      </Text>
    </View>
  )
}

type Speaker = Player & { readonly level: Level; readonly won: boolean }

/** Which bot has the last word: the best of those who won, else whoever came last. Null where none sat down under its own name: under another it is somebody else, whose words are not ours. */
export const speakerOf = (players: readonly Player[], table: readonly Standing[]): Speaker | null => {
  const bots = table.flatMap(({ seat, rank }): readonly Speaker[] => {
    const player = players[seat]!
    const { name, pilot } = player
    if (pilot.who !== 'bot' || name !== characters[pilot.level].name) return []
    return [{ ...player, level: pilot.level, won: rank === 1 }]
  })
  return bots.find(({ won }) => won) ?? bots.at(-1) ?? null
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', gap: space.s + 2 },
  line: { flex: 1 },
})

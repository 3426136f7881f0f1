import { Children, type ReactNode } from 'react'
import { Platform, StyleSheet, View } from 'react-native'
import { itemAt } from '@/checked'
import { usePhrases } from '@/i18n/PhrasesProvider'
import { nextFirst } from '@/match'
import type { LastTable } from '@/saves'
import { space } from '@/theme/measures'
import { useWindow } from '@/theme/ThemeProvider'
import { Icon, type IconName } from '@/ui/kit/Icon'
import { Tile } from '@/ui/kit/Tile'
import { seatNames } from '@/features/matchView/sentences'
import { TokenCluster } from './TokenCluster'

export const Tiles = ({ children }: { readonly children: ReactNode }) => {
  const { shape, text, isTiny } = useWindow()
  const isStacked = text !== 'usual' || (shape === 'lying' && isTiny)
  const tiles = Children.toArray(children)
  if (tiles.length === 0) return null
  return (
    <View style={[styles.row, isStacked && styles.column]}>
      {tiles.map((tile, at) => (
        <View key={at} style={isStacked ? styles.whole : styles.tile}>
          {tile}
        </View>
      ))}
    </View>
  )
}

const TileIcon = ({ name }: { readonly name: IconName }) => (
  <View style={styles.icon}>
    <Icon name={name} />
  </View>
)

type LinkProps = { readonly onPress: () => void }

export const LessonTile = ({ onPress }: LinkProps) => {
  const { home } = usePhrases()
  return (
    <Tile
      lead={<TileIcon name="book" />}
      title={home.learnIt}
      line={home.inNinetySeconds}
      aria-label={`${home.learnIt} ${home.inNinetySeconds}`}
      onPress={onPress}
    />
  )
}

export const NewGameTile = ({ onPress }: LinkProps) => {
  const { home, common } = usePhrases()
  const line = Platform.OS === 'web' ? home.atOneDevice : home.atOnePhone
  return (
    <Tile
      lead={<TileIcon name="person" />}
      title={common.newGame}
      line={line}
      aria-label={`${common.newGame}, ${line}`}
      onPress={onPress}
    />
  )
}

type TableTileProps = {
  readonly table: LastTable
  /** The owner of the device. The tile names the other players. */
  readonly owner: string | null
  readonly onPlay: (table: LastTable) => void
}

export const TableTile = ({ table, owner, onPlay }: TableTileProps) => {
  const { home, common } = usePhrases()
  const { players, rules } = table
  const isPerson = (at: number): boolean => itemAt(players, at).pilot.who === 'person'
  const named = players.findIndex(({ name }) => name === owner)
  const own = named >= 0 ? named : players.findIndex((_, at) => isPerson(at))
  const others = players.filter((_, at) => at !== own)
  const names = others.map(({ name }) => name).join(', ')
  const starts = common.starts(seatNames(players)(nextFirst({ info: { rules } })))
  return (
    <Tile
      lead={<TokenCluster players={others.length === 1 || players.length > 4 ? others : players} />}
      title={names}
      line={starts}
      aria-label={`${home.playWith(names)}. ${starts}`}
      onPress={() => onPlay(table)}
    />
  )
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', gap: space.m },
  column: { flexDirection: 'column' },
  icon: { marginHorizontal: 3 },
  tile: { flex: 1, minWidth: 0 },
  whole: { width: '100%' },
})

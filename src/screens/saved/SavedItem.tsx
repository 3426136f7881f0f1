/** One thing in the games, as what it is: a match, a deleted one, a broken save, or one from a newer app. */
import { StyleSheet } from 'react-native'
import { usePhrases } from '@/i18n/index'
import type { Entry } from '@/saves/index'
import { space } from '@/theme/index'
import { SheetFrame, Text } from '@/ui/index'
import { AsideCard } from './AsideCard'
import { DeletedRow } from './DeletedRow'
import { MatchCard } from './MatchCard'
import type { Item } from './sections'
import type { SavedGames } from './useSavedGames'

type SavedItemProps = {
  readonly item: Item
  readonly games: SavedGames
  readonly onMore: (entry: Entry) => void
}

export const SavedItem = ({ item, games, onMore }: SavedItemProps) => {
  const { problems } = usePhrases()
  switch (item.kind) {
    case 'match':
      return (
        <MatchCard
          entry={item.entry}
          onOpen={() => games.open(item.entry)}
          onMore={() => onMore(item.entry)}
        />
      )
    case 'deleted':
      return <DeletedRow entry={item.entry} onRestore={() => games.restore(item.entry)} />
    case 'aside':
      return (
        <AsideCard
          aside={item.aside}
          onShare={() => void games.shareAside(item.aside)}
          onContinue={() => games.continueAside(item.aside)}
          onDiscard={() => games.discardAside(item.aside)}
        />
      )
    case 'newer':
      return (
        <SheetFrame plain style={styles.newer}>
          <Text type="bodyStrong">{problems.newer(item.newer.title || problems.unknownMatch)}</Text>
        </SheetFrame>
      )
  }
}

const styles = StyleSheet.create({ newer: { padding: space.m } })

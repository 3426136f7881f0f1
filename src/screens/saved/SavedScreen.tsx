import { useState } from 'react'
import { SectionList, StyleSheet, View } from 'react-native'
import { useSafeAreaInsets } from 'react-native-safe-area-context'
import { usePhrases } from '@/i18n/PhrasesProvider'
import type { Entry } from '@/saves'
import { space } from '@/theme/measures'
import { useWindow } from '@/theme/ThemeProvider'
import { Button } from '@/ui/kit/Button'
import { Field } from '@/ui/kit/Field'
import { IconButton } from '@/ui/kit/IconButton'
import { SectionTitle } from '@/ui/kit/Rows'
import { SheetFrame } from '@/ui/kit/SheetFrame'
import { Text } from '@/ui/kit/Text'
import { Page } from '../shell/Page'
import { useRoutes } from '@/routes'
import { useSaves } from '@/services'
import { AsideCard, DeletedRow, MatchCard } from './SavedItems'
import { SavedSheets, type OpenSheet } from './SavedSheets'
import { searchFrom, keyOfItem, sectionsOf, type Item } from './sections'
import { useSavedGames, type SavedGames } from './useSavedGames'

export const SavedScreen = () => {
  const phrases = usePhrases()
  const { saved, problems, common } = phrases
  const { navigate } = useRoutes()
  const isWide = useWindow().shape === 'wide'
  const maxWidth = isWide ? 1060 : 640
  const { left, right } = useSafeAreaInsets()
  const state = useSaves((each) => each)
  const games = useSavedGames()
  const [search, setSearch] = useState('')
  const [sheet, setSheet] = useState<OpenSheet | null>(null)
  const columns = isWide ? 2 : 1
  const column = [styles.column, { maxWidth }]
  const isMany = state.entries.length >= searchFrom
  const onMore = (entry: Entry) => setSheet({ about: entry })

  return (
    <Page
      title={common.savedGames}
      ownScroll
      maxWidth={maxWidth}
      right={<IconButton icon="dots" label={saved.tools} onPress={() => setSheet('tools')} />}
      foot={<Button kind="gold" label={common.newGame} onPress={() => navigate('NewGame')} />}
      over={<SavedSheets games={games} sheet={sheet} onSheet={setSheet} />}
    >
      <SectionList
        sections={sectionsOf(state, isMany ? search : '', columns, phrases)}
        keyExtractor={(row) => row.map(keyOfItem).join(' ')}
        initialNumToRender={12}
        stickySectionHeadersEnabled={false}
        keyboardShouldPersistTaps="handled"
        style={styles.scroll}
        contentContainerStyle={[styles.list, { paddingLeft: left, paddingRight: right }]}
        ListHeaderComponent={
          isMany ? (
            <View style={column}>
              <Field
                label={saved.search}
                placeholder={saved.search}
                value={search}
                inputMode="search"
                onChange={setSearch}
                style={styles.search}
              />
            </View>
          ) : undefined
        }
        ListEmptyComponent={
          !state.isWhole ? undefined : (
            <View style={[column, styles.empty]}>
              <Text type="h2" heading={2} centred>
                {isMany ? saved.nothingFound : saved.empty}
              </Text>
              {!isMany && (
                <Text tone="ink2" centred>
                  {saved.emptyNote}
                </Text>
              )}
            </View>
          )
        }
        ListFooterComponent={
          state.mayBeCleared && state.entries.length > 0 ? (
            <View style={[column, styles.footer]}>
              <Text type="label" tone="ink2">
                {problems.mayBeCleared}
              </Text>
            </View>
          ) : undefined
        }
        renderSectionHeader={({ section: { title, note } }) => (
          <View style={column}>
            <SectionTitle>{title}</SectionTitle>
            {note !== null && (
              <Text type="label" tone="ink2" style={styles.note}>
                {note}
              </Text>
            )}
          </View>
        )}
        renderItem={({ item: row }) => (
          <View style={[column, styles.row]}>
            {row.map((item) => (
              <View key={keyOfItem(item)} style={styles.cell}>
                <SavedItem item={item} games={games} onMore={onMore} />
              </View>
            ))}
            {row.length < columns && <View style={styles.cell} />}
          </View>
        )}
      />
    </Page>
  )
}

type SavedItemProps = {
  readonly item: Item
  readonly games: SavedGames
  readonly onMore: (entry: Entry) => void
}

const SavedItem = ({ item, games, onMore }: SavedItemProps) => {
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

const styles = StyleSheet.create({
  scroll: { flex: 1 },
  list: { paddingBottom: space.xl },
  column: { width: '100%', alignSelf: 'center', paddingHorizontal: space.screenMargin },
  row: { flexDirection: 'row', gap: space.m, marginBottom: 10 },
  cell: { flex: 1 },
  search: { marginTop: space.s },
  empty: { paddingTop: space.xxl, gap: space.xs, alignItems: 'center' },
  footer: { paddingTop: space.l },
  note: { marginTop: -space.xs, marginBottom: space.s },
  newer: { padding: space.m },
})

/** The drawer of saved games: under way, filed, put aside, deleted. Draws only the rows in sight, from the index alone. */
import { useState } from 'react'
import { SectionList, StyleSheet, View } from 'react-native'
import { useSafeAreaInsets } from 'react-native-safe-area-context'
import { usePhrases } from '@/i18n/index'
import type { Entry, FromNewerApp, PutAside } from '@/saves/index'
import { space } from '@/theme/index'
import { BottomSheet, Button, IconButton, SheetFrame, Text } from '@/ui/index'
import { useRoutes } from '../routes'
import { useSaves } from '../services'
import { Field } from '../shell/Field'
import { Page } from '../shell/Page'
import { SectionTitle } from '../shell/Rows'
import { Snack } from '../shell/Snack'
import { useRoom } from '../shell/useRoom'
import { AsideCard } from './AsideCard'
import { DeletedRow } from './DeletedRow'
import { ImportSheet } from './ImportSheet'
import { filed, inRows, matching, searchFrom, underWay } from './lists'
import { MatchCard } from './MatchCard'
import { Action, MoreSheet } from './MoreSheet'
import { useDrawer } from './useDrawer'

type Item =
  | { readonly kind: 'match' | 'deleted'; readonly entry: Entry }
  | { readonly kind: 'aside'; readonly aside: PutAside }
  | { readonly kind: 'newer'; readonly newer: FromNewerApp }

type Section = { readonly title: string; readonly note?: string; readonly data: readonly (readonly Item[])[] }

const keyOf = (item: Item): string => {
  if (item.kind === 'aside') return item.aside.key
  return item.kind === 'newer' ? item.newer.id : item.entry.id
}

export const SavedScreen = () => {
  const { saved, problems, home, common } = usePhrases()
  const { navigate } = useRoutes()
  const { wide } = useRoom()
  const { bottom, left, right } = useSafeAreaInsets()
  const { entries, deleted, aside, newer, mayBeCleared } = useSaves((state) => state)
  const drawer = useDrawer()
  const [sought, setSought] = useState('')
  const [moreOf, setMoreOf] = useState<Entry | null>(null)
  const [sheet, setSheet] = useState<'tools' | 'import' | null>(null)
  const columns = wide ? 2 : 1
  const maxWidth = wide ? 1060 : 640
  const found = matching(entries, sought)

  const section = (title: string, items: readonly Item[], note?: string): readonly Section[] =>
    items.length === 0 ? [] : [{ title, data: inRows(items, columns), ...(note !== undefined && { note }) }]
  const asMatch = (entry: Entry): Item => ({ kind: 'match', entry })
  const sections = [
    ...section(
      problems.asideTitle,
      aside.map((each) => ({ kind: 'aside', aside: each })),
    ),
    ...section(
      problems.newerTitle,
      newer.map((each) => ({ kind: 'newer', newer: each })),
    ),
    ...section(saved.underWay, underWay(found).map(asMatch)),
    ...section(saved.filed, filed(found).map(asMatch)),
    ...section(
      saved.deleted,
      matching(deleted, sought).map((entry) => ({ kind: 'deleted', entry })),
      saved.deletedNote,
    ),
  ]

  const draw = (item: Item) => {
    switch (item.kind) {
      case 'match':
        return (
          <MatchCard
            entry={item.entry}
            onOpen={() => drawer.open(item.entry)}
            onMore={() => setMoreOf(item.entry)}
          />
        )
      case 'deleted':
        return <DeletedRow entry={item.entry} onRestore={() => void drawer.restore(item.entry)} />
      case 'aside':
        return (
          <AsideCard
            aside={item.aside}
            onShare={() => void drawer.shareAside(item.aside)}
            onContinue={() => void drawer.continueAside(item.aside)}
            onDiscard={() => drawer.discardAside(item.aside)}
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

  const onMore = (act: (entry: Entry) => unknown) => () => {
    if (moreOf) void act(moreOf)
  }

  return (
    <Page
      title={saved.title}
      ownScroll
      maxWidth={maxWidth}
      right={<IconButton icon="dots" label={saved.tools} onPress={() => setSheet('tools')} />}
      foot={<Button kind="gold" label={home.newGame} onPress={() => navigate('NewGame')} />}
      over={
        <>
          <Snack message={drawer.snack.message} onDone={drawer.snack.clear} bottom={bottom + 100} />
          <MoreSheet
            entry={moreOf}
            onClose={() => setMoreOf(null)}
            onRename={(title) => onMore((entry) => drawer.rename(entry, title))()}
            onDuplicate={onMore(drawer.duplicate)}
            onShare={onMore(drawer.share)}
            onDelete={onMore(drawer.remove)}
          />
          <BottomSheet
            open={sheet === 'tools'}
            label={saved.tools}
            closeLabel={common.close}
            onClose={() => setSheet(null)}
            bottomInset={bottom}
          >
            <Action icon="plus" label={saved.importGames} onPress={() => setSheet('import')} />
            <Action
              icon="share"
              label={saved.exportAll}
              onPress={() => {
                setSheet(null)
                void drawer.shareAll()
              }}
            />
          </BottomSheet>
          <ImportSheet open={sheet === 'import'} onClose={() => setSheet(null)} onAdded={drawer.added} />
        </>
      }
    >
      <SectionList
        sections={sections}
        keyExtractor={(row) => row.map(keyOf).join(' ')}
        initialNumToRender={8}
        stickySectionHeadersEnabled={false}
        keyboardShouldPersistTaps="handled"
        contentContainerStyle={[styles.list, { paddingLeft: left, paddingRight: right }]}
        ListHeaderComponent={
          <View style={[styles.column, { maxWidth }]}>
            {entries.length >= searchFrom && (
              <Field
                label={saved.search}
                placeholder={saved.search}
                value={sought}
                inputMode="search"
                onChange={setSought}
                style={styles.search}
              />
            )}
          </View>
        }
        ListFooterComponent={
          mayBeCleared && entries.length > 0 ? (
            <View style={[styles.column, styles.footer, { maxWidth }]}>
              <Text type="label" tone="ink2">
                {problems.mayBeCleared}
              </Text>
            </View>
          ) : null
        }
        ListEmptyComponent={
          <View style={[styles.column, styles.empty, { maxWidth }]}>
            <Text type="h2" heading={2}>
              {sought === '' ? saved.empty : saved.nothingFound}
            </Text>
            {sought === '' && <Text tone="ink2">{saved.emptyNote}</Text>}
          </View>
        }
        renderSectionHeader={({ section: { title, note } }) => (
          <View style={[styles.column, { maxWidth }]}>
            <SectionTitle>{title}</SectionTitle>
            {note !== undefined && (
              <Text type="label" tone="ink2" style={styles.note}>
                {note}
              </Text>
            )}
          </View>
        )}
        renderItem={({ item: row }) => (
          <View style={[styles.column, styles.row, { maxWidth }]}>
            {row.map((item) => (
              <View key={keyOf(item)} style={styles.cell}>
                {draw(item)}
              </View>
            ))}
            {row.length < columns && <View style={styles.cell} />}
          </View>
        )}
        style={styles.scroll}
      />
    </Page>
  )
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

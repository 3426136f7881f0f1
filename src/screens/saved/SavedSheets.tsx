import { useSafeAreaInsets } from 'react-native-safe-area-context'
import { usePhrases } from '@/i18n/PhrasesProvider'
import type { Entry } from '@/saves'
import { Snack } from '@/ui/kit/Snack'
import { ImportSheet } from './ImportSheet'
import type { SavedGames } from './useSavedGames'
import { useState } from 'react'
import { StyleSheet, View } from 'react-native'
import { tidyName, titleLimit } from '@/match'
import { space } from '@/theme/measures'
import { BottomSheet } from '@/ui/kit/BottomSheet'
import { Button } from '@/ui/kit/Button'
import { Field } from '@/ui/kit/Field'
import { Icon, type IconName } from '@/ui/kit/Icon'
import { PressableOpacity } from '@/ui/kit/Pressable'
import { Text } from '@/ui/kit/Text'
import { headlineOf } from './entryText'

export type OpenSheet = 'tools' | 'import' | { readonly about: Entry }

type SavedSheetsProps = {
  readonly games: SavedGames
  readonly sheet: OpenSheet | null
  readonly onSheet: (sheet: OpenSheet | null) => void
}

export const SavedSheets = ({ games, sheet, onSheet }: SavedSheetsProps) => {
  const { saved } = usePhrases()
  const { bottom } = useSafeAreaInsets()
  const close = () => onSheet(null)
  return (
    <>
      <Snack message={games.snack.message} onDone={games.snack.clear} bottom={bottom + 100} />
      <MoreSheet
        games={games}
        entry={sheet !== null && typeof sheet === 'object' ? sheet.about : null}
        onClose={close}
      />
      <ImportSheet
        page={sheet === 'tools' || sheet === 'import' ? sheet : null}
        tools={
          <>
            <Action icon="plus" label={saved.importGames} onPress={() => onSheet('import')} />
            <Action
              icon="share"
              label={saved.exportAll}
              onPress={() => {
                close()
                void games.shareAll()
              }}
            />
          </>
        }
        onClose={close}
        onAdded={games.added}
      />
    </>
  )
}

type MoreSheetProps = {
  readonly games: SavedGames
  readonly entry: Entry | null
  readonly onClose: () => void
}

const MoreSheet = ({ games, entry, onClose }: MoreSheetProps) => {
  const phrases = usePhrases()
  const [renamedId, setRenamedId] = useState<string | null>(null)
  const renaming = entry !== null && entry.id === renamedId
  const close = () => {
    setRenamedId(null)
    onClose()
  }
  const heading = entry === null ? '' : entry.title || headlineOf(entry, phrases).title
  return (
    <BottomSheet open={entry !== null} label={heading} titled onClose={close} hasField={renaming}>
      {entry && (
        // The key resets the name field for each match.
        <Contents
          key={entry.id}
          games={games}
          entry={entry}
          renaming={renaming}
          toRename={() => setRenamedId(entry.id)}
          onClose={close}
        />
      )}
    </BottomSheet>
  )
}

type ContentsProps = MoreSheetProps & {
  readonly entry: Entry
  readonly renaming: boolean
  readonly toRename: () => void
}

const Contents = ({ games, entry, renaming, toRename, onClose }: ContentsProps) => {
  const { saved, common, lookBack } = usePhrases()
  const [title, setTitle] = useState(entry.title)
  const closing = (act: (entry: Entry) => unknown) => () => {
    const done = act(entry)
    onClose()
    return done
  }
  const rename = closing(() => games.rename(entry, tidyName(title)))
  if (renaming)
    return (
      <View style={styles.rename}>
        <Field
          label={saved.nameOfMatch}
          value={title}
          placeholder={common.list(entry.players.map(({ name }) => name))}
          maxLength={titleLimit}
          autoFocus
          returnKeyType="done"
          onChange={setTitle}
          onSubmitEditing={rename}
        />
        <Button kind="gold" label={common.done} onPress={rename} />
      </View>
    )
  return (
    <View>
      <Action icon="chart" label={lookBack.title} onPress={closing(games.lookBack)} />
      <Action icon="pencil" label={saved.actions.rename} onPress={toRename} />
      <Action icon="copy" label={saved.actions.duplicate} onPress={closing(games.duplicate)} />
      <Action icon="share" label={saved.actions.share} onPress={closing((each) => void games.share(each))} />
      <Action icon="trash" label={saved.actions.delete} onPress={closing(games.remove)} />
    </View>
  )
}

type ActionProps = { readonly icon: IconName; readonly label: string; readonly onPress: () => unknown }

const Action = ({ icon, label, onPress }: ActionProps) => (
  <PressableOpacity role="button" aria-label={label} onPress={onPress} style={styles.action}>
    <Icon name={icon} />
    <Text type="bodyStrong" style={styles.label}>
      {label}
    </Text>
  </PressableOpacity>
)

const styles = StyleSheet.create({
  rename: { gap: space.m },
  action: { flexDirection: 'row', alignItems: 'center', gap: space.l, minHeight: 52 },
  label: { flexShrink: 1 },
})

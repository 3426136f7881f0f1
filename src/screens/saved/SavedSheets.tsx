/** What lies over the games: the sheet of one match, that of all, the import, and a word about what was done. */
import { useSafeAreaInsets } from 'react-native-safe-area-context'
import { usePhrases } from '@/i18n/PhrasesProvider'
import type { Entry } from '@/saves'
import { Snack } from '@/ui/kit/Snack'
import { ImportSheet } from './ImportSheet'
import { Action, MoreSheet } from './MoreSheet'
import type { SavedGames } from './useSavedGames'

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
  const entry = sheet !== null && typeof sheet === 'object' ? sheet.about : null
  const withEntry = (act: (entry: Entry) => unknown) => () => entry && act(entry)
  return (
    <>
      <Snack message={games.snack.message} onDone={games.snack.clear} bottom={bottom + 100} />
      <MoreSheet
        entry={entry}
        onClose={close}
        onLookBack={withEntry(games.lookBack)}
        onRename={(title) => withEntry((each) => games.rename(each, title))()}
        onDuplicate={withEntry(games.duplicate)}
        onShare={withEntry((each) => void games.share(each))}
        onDelete={withEntry(games.remove)}
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

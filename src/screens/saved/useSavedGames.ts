/** The actions of the page of saved games, each with its snack. */
import { usePhrases } from '@/i18n/PhrasesProvider'
import { withheldFrom, type Entry, type PutAside } from '@/saves'
import { useSnack } from '@/features/transfer/useSnack'
import { useRoutes } from '@/routes'
import { useServices } from '@/services'
import { fileNameOf } from '@/features/transfer/shareBackup'
import { headlineOf } from './entryText'
import { shareText } from '@/features/transfer/shareText'

export type SavedGames = ReturnType<typeof useSavedGames>

export const useSavedGames = () => {
  const phrases = usePhrases()
  const { saved, problems, common } = phrases
  const { saves, clock, now } = useServices()
  const { navigate } = useRoutes()
  const snack = useSnack()

  const share = async (name: string, text: string | null): Promise<void> => {
    const done = text === null ? 'failed' : await shareText(fileNameOf(name), text, clock)
    if (done === 'failed') snack.show(problems.failed)
    if (done === 'downloaded') snack.show(saved.sharedToast)
  }
  const restore = async (entry: Entry): Promise<void> => {
    const done = await saves.restore(entry.id)
    snack.show(done ? saved.restoredToast : problems.failed)
  }
  const nameOf = (entry: Entry): string => entry.title || headlineOf(entry, phrases).title

  return {
    snack,
    open: ({ id, ended }: Entry) => navigate(ended === null ? 'Match' : 'Result', { id }, { pop: true }),
    lookBack: ({ id }: Entry) => navigate('LookBack', { id }),
    rename: async (entry: Entry, title: string) => {
      if (!(await saves.rename(entry.id, title))) snack.show(problems.failed)
    },
    duplicate: async (entry: Entry) => {
      const title = saved.copyOf(entry.title || common.list(entry.players.map(({ name }) => name)))
      const id = await saves.duplicate(entry.id, title)
      snack.show(id === null ? problems.failed : saved.duplicatedToast)
    },
    remove: async (entry: Entry) => {
      if (await saves.remove(entry.id))
        snack.show(saved.deletedToast, { label: common.undo, onPress: () => restore(entry) })
      else snack.show(problems.failed)
    },
    restore,
    share: async (entry: Entry) => share(nameOf(entry), await saves.exportText(entry.id)),
    shareAll: async () => {
      const backup = await saves.exportBackup()
      await share(now().slice(0, 10), backup)
      const withheld = backup === null ? 0 : withheldFrom(backup)
      if (withheld > 0) snack.show(saved.sharedWithout(withheld))
    },
    shareAside: async (aside: PutAside) => share(aside.id, await saves.rawOf(aside.key)),
    continueAside: async (aside: PutAside) => {
      const match = await saves.continueAside(aside.key)
      if (match) navigate('Match', { id: match.info.id })
      else snack.show(problems.failed)
    },
    discardAside: (aside: PutAside) => void saves.discardAside(aside.key),
    added: (count: number) => snack.show(saved.addedToast(count)),
  }
}

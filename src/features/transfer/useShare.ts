/** Shares a match as text: through the share sheet, else to the clipboard, else as a file. The snack says which. */
import { usePhrases } from '@/i18n/PhrasesProvider'
import { playersOf, writeText, type Match } from '@/match'
import { useSnack, type SnackState } from './useSnack'
import { fileNameOf } from './shareBackup'
import { useClock, useTitle } from '@/services'
import { copyText, openShareSheet, shareText } from './shareText'

type Sharing = { readonly share: () => void; readonly copy: () => void; readonly snack: SnackState }

export function useShare(match: Match): Sharing {
  const { results, saved } = usePhrases()
  const snack = useSnack()
  const clock = useClock()
  const title = useTitle(match.info.id)
  const names = playersOf(match).map(({ name }) => name)
  const fileName = fileNameOf(title || names.join(' '))
  const text = (): string => writeText(match, title)
  const share = async (): Promise<void> => {
    snack.clear()
    if ((await openShareSheet(fileName, text())) !== 'shared') await copy()
  }
  const copy = async (): Promise<void> => {
    const copied = await copyText(text()).catch(() => false)
    // Without https a page can use neither the share sheet nor the clipboard, but a download always works.
    const done = copied ? 'copied' : await shareText(fileName, text(), clock)
    const says = { copied: results.copied, downloaded: saved.sharedToast, failed: results.notCopied }
    if (done !== 'shared') snack.show(says[done])
  }
  return { share: () => void share(), copy: () => void copy(), snack }
}

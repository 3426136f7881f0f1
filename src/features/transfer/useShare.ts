/** Hands the match on as text: to other apps, to the clipboard where there is no share sheet or it is asked for, or as a file. Says what it did. */
import { usePhrases } from '@/i18n/PhrasesProvider'
import { playersOf, writeText, type Match } from '@/match'
import { useSnack, type Snacking } from './useSnack'
import { copyText } from './clipboard'
import { fileNameOf } from './fileName'
import { useClock, useTitle } from '@/services'
import { openShareSheet, shareText } from './shareText'

type Sharing = { readonly share: () => void; readonly copy: () => void; readonly snack: Snacking }

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
    // A browser refuses both to a page without a certificate, and always takes a file.
    const done = copied ? 'copied' : await shareText(fileName, text(), clock)
    const says = { copied: results.copied, downloaded: saved.sharedToast, failed: results.notCopied }
    if (done !== 'shared') snack.show(says[done])
  }
  return { share: () => void share(), copy: () => void copy(), snack }
}

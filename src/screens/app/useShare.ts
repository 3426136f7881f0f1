/** Hands the match on as text: to other apps, or to the clipboard where there is no share sheet or it is asked for. Says what it did. */
import { usePhrases } from '@/i18n/index'
import { playersOf, writeText, type Match } from '@/match/index'
import { useSnack, type Snacking } from './useSnack'
import { copyText } from './clipboard'
import { fileNameOf } from './fileName'
import { useTitle } from './services'
import { openShareSheet } from './sharing'

type Sharing = { readonly share: () => void; readonly copy: () => void; readonly snack: Snacking }

export function useShare(match: Match): Sharing {
  const { results } = usePhrases()
  const snack = useSnack()
  const title = useTitle(match.info.id)
  const names = playersOf(match).map(({ name }) => name)
  const text = (): string => writeText(match, title)
  const share = async (): Promise<void> => {
    snack.clear()
    if ((await openShareSheet(fileNameOf(title || names.join(' ')), text())) !== 'shared') await copy()
  }
  const copy = async (): Promise<void> => {
    const copied = await copyText(text()).catch(() => false)
    snack.show(copied ? results.copied : results.notCopied)
  }
  return { share: () => void share(), copy: () => void copy(), snack }
}

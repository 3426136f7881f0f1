/** Hands the match to other apps as text; where there is no share sheet it is copied, and said so. */
import * as Clipboard from 'expo-clipboard'
import { usePhrases } from '@/i18n/index'
import { playersOf, writeText, type Match } from '@/match/index'
import { useSnack, type Snacking } from '../app/useSnack'
import { fileNameOf } from '../app/fileName'
import { useTitle } from '../app/services'
import { openShareSheet } from '../app/sharing'

type Sharing = { readonly share: () => void; readonly snack: Snacking }

export function useShare(match: Match): Sharing {
  const { results } = usePhrases()
  const snack = useSnack()
  const title = useTitle(match.info.id)
  const names = playersOf(match).map(({ name }) => name)
  const share = async (): Promise<void> => {
    const text = writeText(match, title)
    snack.clear()
    if ((await openShareSheet(fileNameOf(title || names.join(' ')), text)) === 'shared') return
    const copied = await Clipboard.setStringAsync(text).catch(() => false)
    snack.show(copied ? results.copied : results.notCopied)
  }
  return { share: () => void share(), snack }
}

/** Wherever a match is listed whose dice this app cannot vouch for, it says so. Says nothing of sealed ones. */
import { usePhrases } from '@/i18n/PhrasesProvider'
import type { DiceOrigin } from '@/match'
import { Text } from '@/ui/kit/Text'
import { diceMark } from './sealNames'

export const DiceMark = ({ dice }: { readonly dice: DiceOrigin }) => {
  const mark = diceMark(dice, usePhrases())
  if (mark === null) return null
  return <Text type="caption">{mark}</Text>
}

/** Hands over all that is saved; says whether there is now a file with all matches in it. */
import { fileNameOf } from './fileName'
import type { Services } from '@/services'
import { shareText } from './shareText'

export const shareBackup = async ({ saves, clock, now }: Services): Promise<boolean> => {
  const text = await saves.exportBackup()
  return text !== null && (await shareText(fileNameOf(now().slice(0, 10)), text, clock)) !== 'failed'
}

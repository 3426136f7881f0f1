import type { Services } from '@/services'
import { shareText } from './shareText'

/** Shares all saved matches as one file. Returns whether that worked. */
export const shareBackup = async ({ saves, clock, now }: Services): Promise<boolean> => {
  const text = await saves.exportBackup()
  return text !== null && (await shareText(fileNameOf(now().slice(0, 10)), text, clock)) !== 'failed'
}

/** Makes a file name from a title: keeps letters and digits of any language, turns the rest into hyphens. */
export const fileNameOf = (title: string): string =>
  `claim-it-${title
    .toLocaleLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 40)}.txt`

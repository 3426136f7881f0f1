import type { Services } from '@/services'
import { shareText } from './shareText'

/** Shares all saved matches as one file; returns whether that worked. */
export const shareBackup = async ({ saves, clock, now }: Services): Promise<boolean> => {
  const text = await saves.exportBackup()
  return text !== null && (await shareText(fileNameOf(now().slice(0, 10)), text, clock)) !== 'failed'
}

/** A file name from a title: letters and digits of any language, hyphens for the rest. */
export const fileNameOf = (title: string): string =>
  `claim-it-${title
    .toLocaleLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 40)}.txt`

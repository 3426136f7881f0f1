/** Sends text out of the app: as a file through the share sheet, or to the clipboard. */
import { setStringAsync } from 'expo-clipboard'
import { File, Paths } from 'expo-file-system'
import * as Sharing from 'expo-sharing'
import type { Clock } from '@/stage/clock'

/** Closing the share sheet without sharing counts as `shared`: it is not a failure. */
export type Shared = 'shared' | 'downloaded' | 'failed'

export const openShareSheet = async (fileName: string, text: string): Promise<'shared' | 'failed'> => {
  try {
    if (!(await Sharing.isAvailableAsync())) return 'failed'
    const file = new File(Paths.cache, fileName)
    file.create({ overwrite: true })
    // `write` returns a promise from SDK 58 on.
    await file.write(text)
    await Sharing.shareAsync(file.uri, { mimeType: 'text/plain', dialogTitle: fileName })
    return 'shared'
  } catch {
    // The system refused, or an earlier share sheet is still open.
    return 'failed'
  }
}

/** On a phone the share sheet also offers to save the file. */
export const shareText: (fileName: string, text: string, clock: Clock) => Promise<Shared> = openShareSheet

export const copyText = (text: string): Promise<boolean> => setStringAsync(text)

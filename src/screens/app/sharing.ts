/** Hands a text to other apps through the share sheet, as a file. Says whether it could. */
import { File, Paths } from 'expo-file-system'
import * as Sharing from 'expo-sharing'

/** A sheet that is closed again counts as shared: that is no failure. */
export type Shared = 'shared' | 'downloaded' | 'failed'

export const openShareSheet = async (fileName: string, text: string): Promise<'shared' | 'failed'> => {
  try {
    if (!(await Sharing.isAvailableAsync())) return 'failed'
    const file = new File(Paths.cache, fileName)
    file.create({ overwrite: true })
    file.write(text)
    await Sharing.shareAsync(file.uri, { mimeType: 'text/plain', dialogTitle: fileName })
    return 'shared'
  } catch {
    // The system refused, or an earlier share is still open: the caller says that it did not work.
    return 'failed'
  }
}

/** The share sheet can keep a file as well. */
export const shareText: (fileName: string, text: string) => Promise<Shared> = openShareSheet

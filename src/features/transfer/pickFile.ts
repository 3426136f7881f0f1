/** Texts from outside the app: a file that somebody chooses, or the clipboard. */
import { getStringAsync } from 'expo-clipboard'
import * as DocumentPicker from 'expo-document-picker'
import { File } from 'expo-file-system'

export type Picked =
  | { readonly ok: true; readonly text: string }
  /** `none`: nothing was chosen. */
  | { readonly ok: false; readonly reason: 'none' | 'unreadable' }

/** Larger than any backup, and small enough to read at once. */
const largestFile = 20_000_000

export const pickFile = async (): Promise<Picked> => {
  try {
    const picked = await DocumentPicker.getDocumentAsync({ copyToCacheDirectory: true, base64: false })
    const [asset] = picked.assets ?? []
    if (!asset) return { ok: false, reason: 'none' }
    if ((asset.size ?? 0) > largestFile) return { ok: false, reason: 'unreadable' }
    return { ok: true, text: await new File(asset.uri).text() }
  } catch {
    // The system refused, or the file is gone.
    return { ok: false, reason: 'unreadable' }
  }
}

export const pasteText = (): Promise<string> => getStringAsync()

/** Reads text from outside the app: from a file that the player picks, or from the clipboard. */
import { getStringAsync } from 'expo-clipboard'
import * as DocumentPicker from 'expo-document-picker'
import { File } from 'expo-file-system'

export type Picked =
  | { readonly ok: true; readonly text: string }
  /** `none`: the player picked no file. */
  | { readonly ok: false; readonly reason: 'none' | 'unreadable' }

/** In bytes: larger than any backup, and small enough to read in one go. */
const largestFile = 20_000_000

export const pickFile = async (): Promise<Picked> => {
  try {
    const picked = await DocumentPicker.getDocumentAsync({ copyToCacheDirectory: true, base64: false })
    const [asset] = picked.assets ?? []
    if (!asset) return { ok: false, reason: 'none' }
    const file = new File(asset.uri)
    // Some apps that offer files do not say their size.
    const size = asset.size || file.size
    if (size === null || size > largestFile) return { ok: false, reason: 'unreadable' }
    return { ok: true, text: await file.text() }
  } catch {
    // The system refused access, or the file no longer exists.
    return { ok: false, reason: 'unreadable' }
  }
}

export const pasteText = (): Promise<string> => getStringAsync()

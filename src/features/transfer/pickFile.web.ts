/** Reads text from outside the app in the browser: from a picked file, or from the clipboard. */
import * as DocumentPicker from 'expo-document-picker'
import type { Picked } from './pickFile'

/** In bytes: larger than any backup, and small enough to read in one go. */
const largestFile = 20_000_000

export const pickFile = async (): Promise<Picked> => {
  try {
    const picked = await DocumentPicker.getDocumentAsync({ base64: false })
    const [asset] = picked.assets ?? []
    if (!asset?.file) return { ok: false, reason: 'none' }
    if (asset.file.size > largestFile) return { ok: false, reason: 'unreadable' }
    return { ok: true, text: await asset.file.text() }
  } catch {
    // The browser refused access, or the file no longer exists.
    return { ok: false, reason: 'unreadable' }
  }
}

/** Rejects if the browser or the player refuses access. */
export const pasteText = (): Promise<string> => navigator.clipboard.readText()

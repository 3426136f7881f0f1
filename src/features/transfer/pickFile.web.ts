/** Texts from outside the app in the browser: a chosen file, or the clipboard. */
import * as DocumentPicker from 'expo-document-picker'
import type { Picked } from './pickFile'

/** Larger than any backup, and small enough to read at once. */
const largestFile = 20_000_000

export const pickFile = async (): Promise<Picked> => {
  try {
    const picked = await DocumentPicker.getDocumentAsync({ base64: false })
    const [asset] = picked.assets ?? []
    if (!asset?.file) return { ok: false, reason: 'none' }
    if (asset.file.size > largestFile) return { ok: false, reason: 'unreadable' }
    return { ok: true, text: await asset.file.text() }
  } catch {
    // The browser refused, or the file is gone.
    return { ok: false, reason: 'unreadable' }
  }
}

/** Rejects where the browser or the user refuses. */
export const pasteText = (): Promise<string> => navigator.clipboard.readText()

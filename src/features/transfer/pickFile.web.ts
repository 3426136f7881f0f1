/** Reads a text file that somebody chooses in the browser. What cannot be read says so. */
import * as DocumentPicker from 'expo-document-picker'
import type { Picked } from './pickFile'

/** More than any backup comes to, and little enough to read at once. */
const largestFile = 20_000_000

export const pickFile = async (): Promise<Picked> => {
  try {
    const picked = await DocumentPicker.getDocumentAsync({ base64: false })
    const [asset] = picked.assets ?? []
    if (!asset?.file) return { ok: false, reason: 'none' }
    if (asset.file.size > largestFile) return { ok: false, reason: 'unreadable' }
    return { ok: true, text: await asset.file.text() }
  } catch {
    // The browser refused, or the file went away: whatever it was, there is no text.
    return { ok: false, reason: 'unreadable' }
  }
}

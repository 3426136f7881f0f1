/** Reads a text file that somebody chooses. What cannot be read says so. */
import * as DocumentPicker from 'expo-document-picker'
import { File } from 'expo-file-system'

export type Picked =
  | { readonly ok: true; readonly text: string }
  /** `none`: nothing was chosen, and nothing needs to be said. */
  | { readonly ok: false; readonly reason: 'none' | 'unreadable' }

/** More than any backup comes to, and little enough to read at once. */
const largestFile = 20_000_000

export const pickFile = async (): Promise<Picked> => {
  try {
    const picked = await DocumentPicker.getDocumentAsync({ copyToCacheDirectory: true, base64: false })
    const [asset] = picked.assets ?? []
    if (!asset) return { ok: false, reason: 'none' }
    if ((asset.size ?? 0) > largestFile) return { ok: false, reason: 'unreadable' }
    return { ok: true, text: await new File(asset.uri).text() }
  } catch {
    // The system refused, or the file went away: whatever it was, there is no text.
    return { ok: false, reason: 'unreadable' }
  }
}

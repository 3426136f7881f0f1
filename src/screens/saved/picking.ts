/** Reads a text file that somebody chooses; null when they choose none or it cannot be read. */
import * as DocumentPicker from 'expo-document-picker'
import { File } from 'expo-file-system'

/** More than any backup comes to, and little enough to read at once. */
export const largestFile = 20_000_000

export const pickText = async (): Promise<string | null> => {
  const picked = await DocumentPicker.getDocumentAsync({ copyToCacheDirectory: true, base64: false })
  const [asset] = picked.assets ?? []
  if (!asset || (asset.size ?? 0) > largestFile) return null
  return new File(asset.uri).text()
}

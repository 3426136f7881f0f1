/** Reads a text file that somebody chooses in the browser; null when they choose none or it is no text of ours. */
import * as DocumentPicker from 'expo-document-picker'

export const largestFile = 20_000_000

export const pickText = async (): Promise<string | null> => {
  const picked = await DocumentPicker.getDocumentAsync({ base64: false })
  const [asset] = picked.assets ?? []
  if (!asset?.file || asset.file.size > largestFile) return null
  return asset.file.text()
}

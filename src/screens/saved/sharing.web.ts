/** Hands a text over as a download, which every browser can do. */
import type { Shared } from './sharing'

export const shareText = (fileName: string, text: string): Promise<Shared> => {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  link.click()
  // Some browsers read the file only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
  return Promise.resolve('downloaded')
}

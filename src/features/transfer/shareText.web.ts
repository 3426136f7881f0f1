/** Sends text out of the app in the browser: as a download, through the share sheet if there is one, or to the clipboard. */
import type { Clock } from '@/stage/clock'
import type { Shared } from './shareText'

export const shareText = (fileName: string, text: string, clock: Clock): Promise<Shared> => {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  link.click()
  // Some browsers read the file only after the click handler has returned.
  clock.after(10_000, () => URL.revokeObjectURL(url))
  return Promise.resolve('downloaded')
}

export const openShareSheet = async (fileName: string, text: string): Promise<'shared' | 'failed'> => {
  const file = new File([text], fileName, { type: 'text/plain' })
  const offer = [{ files: [file] }, { text }].find((data) => navigator.canShare?.(data))
  if (!offer) return 'failed'
  try {
    await navigator.share(offer)
    return 'shared'
  } catch (error) {
    // Closing the share sheet without sharing is not a failure.
    return error instanceof DOMException && error.name === 'AbortError' ? 'shared' : 'failed'
  }
}

/** Rejects if the browser refuses access. */
export const copyText = async (text: string): Promise<boolean> => {
  await navigator.clipboard.writeText(text)
  return true
}

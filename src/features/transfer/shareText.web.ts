/** Hands a text over as a download, which every browser can do, or through the share sheet where there is one. */
import type { Clock } from '@/stage/clock'
import type { Shared } from './shareText'

export const shareText = (fileName: string, text: string, clock: Clock): Promise<Shared> => {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  link.click()
  // Some browsers read the file only after the click has been handled.
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
    // Closed again without choosing anybody: that is no failure.
    return error instanceof DOMException && error.name === 'AbortError' ? 'shared' : 'failed'
  }
}

/** The short word of a page, and how long it stays. What it offers can be found elsewhere too. */
import { useEffect, useState } from 'react'
import { realClock } from '@/stage/clock'
import type { SnackMessage } from '@/ui/kit/Snack'

const lasts = 8000

export type Snacking = {
  readonly message: SnackMessage | null
  readonly show: (text: string, action?: SnackMessage['action']) => void
  readonly clear: () => void
}

export const useSnack = (): Snacking => {
  const [message, setMessage] = useState<SnackMessage | null>(null)
  useEffect(() => (message ? realClock.after(lasts, () => setMessage(null)) : undefined), [message])
  return {
    message,
    show: (text, action) => setMessage({ text, ...(action && { action }) }),
    clear: () => setMessage(null),
  }
}

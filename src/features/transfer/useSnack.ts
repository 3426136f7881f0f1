/** The snack of a page. It hides after a while, so its action must be reachable elsewhere too. */
import { useEffect, useState } from 'react'
import type { SnackMessage } from '@/ui/kit/Snack'
import { useClock } from '@/services'

const lasts = 8000

export type SnackState = {
  readonly message: SnackMessage | null
  readonly show: (text: string, action?: SnackMessage['action']) => void
  readonly clear: () => void
}

export const useSnack = (): SnackState => {
  const clock = useClock()
  const [message, setMessage] = useState<SnackMessage | null>(null)
  useEffect(() => (message ? clock.after(lasts, () => setMessage(null)) : undefined), [message, clock])
  return {
    message,
    show: (text, action) => setMessage({ text, ...(action && { action }) }),
    clear: () => setMessage(null),
  }
}

/** A toast that hides after twice its reading time. */
import { useEffect, useState } from 'react'
import { Toast } from '@/ui/kit/Snack'
import { useClock } from '@/services'

export type ToastText = {
  readonly sentence: string
  /** A new value shows the toast again, even with the same sentence. */
  readonly nonce: number
}

type TimedToastProps = {
  readonly said: ToastText | null
  readonly bottom: number
  /** Height of the area in which the toast is centred. */
  readonly height?: number
}

const stays = 4500

/** The key restarts the timer for each sentence. */
export const TimedToast = (props: TimedToastProps) => <HidingToast key={props.said?.nonce} {...props} />

const HidingToast = ({ said, ...place }: TimedToastProps) => {
  const clock = useClock()
  const [isRead, setIsRead] = useState(false)
  const isThere = said !== null
  useEffect(() => (isThere ? clock.after(stays, () => setIsRead(true)) : undefined), [isThere, clock])
  return <Toast message={said === null || isRead ? null : said.sentence} {...place} />
}

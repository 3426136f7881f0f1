/** A toast that hides after the time it takes to read it twice. */
import { useEffect, useState } from 'react'
import { Toast } from '@/ui/kit/Snack'
import { useClock } from '@/services'

export type ToastText = {
  readonly sentence: string
  /** Changes each time, so that the same sentence is shown again. */
  readonly nonce: number
}

type TimedToastProps = {
  readonly said: ToastText | null
  readonly bottom: number
  /** Of the area in whose middle it lies. */
  readonly height?: number
}

const stays = 4500

/** The key gives each sentence its own timer. */
export const TimedToast = (props: TimedToastProps) => <Passing key={props.said?.nonce} {...props} />

const Passing = ({ said, ...place }: TimedToastProps) => {
  const clock = useClock()
  const [isRead, setIsRead] = useState(false)
  const isThere = said !== null
  useEffect(() => (isThere ? clock.after(stays, () => setIsRead(true)) : undefined), [isThere, clock])
  return <Toast message={said === null || isRead ? null : said.sentence} {...place} />
}

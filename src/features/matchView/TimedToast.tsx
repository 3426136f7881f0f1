/** A sentence over the page, such as why a press did nothing, for as long as it takes to read it twice. */
import { useEffect, useState } from 'react'
import { Toast } from '@/ui/kit/Toast'
import { useClock } from '@/services'

export type ToastText = {
  readonly sentence: string
  /** Another one each time it is said. */
  readonly nonce: number
}

type TimedToastProps = {
  readonly said: ToastText | null
  readonly bottom: number
  /** Of the room in whose middle it lies. */
  readonly height?: number
}

const stays = 4500

/** A key, so that each sentence has its own time. */
export const TimedToast = (props: TimedToastProps) => <Passing key={props.said?.nonce} {...props} />

const Passing = ({ said, ...place }: TimedToastProps) => {
  const clock = useClock()
  const [isRead, setIsRead] = useState(false)
  const isThere = said !== null
  useEffect(() => (isThere ? clock.after(stays, () => setIsRead(true)) : undefined), [isThere, clock])
  return <Toast message={said === null || isRead ? null : said.sentence} {...place} />
}

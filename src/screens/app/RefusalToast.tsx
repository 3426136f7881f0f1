/** Why a press did nothing, in words, over the page, for as long as it takes to read it twice. */
import { useEffect, useState } from 'react'
import { realClock } from '@/stage/index'
import { Toast } from '@/ui/index'

export type SaidRefusal = {
  readonly sentence: string
  /** Another one for every press. */
  readonly nonce: number
}

type RefusalToastProps = {
  readonly refused: SaidRefusal | null
  readonly bottom: number
  /** Of the room in whose middle it lies. */
  readonly height?: number
}

const stays = 4500

/** A key, so that each refusal has its own time. */
export const RefusalToast = (props: RefusalToastProps) => <Passing key={props.refused?.nonce} {...props} />

const Passing = ({ refused, ...place }: RefusalToastProps) => {
  const [isRead, setIsRead] = useState(false)
  const isThere = refused !== null
  useEffect(() => (isThere ? realClock.after(stays, () => setIsRead(true)) : undefined), [isThere])
  return <Toast message={refused === null || isRead ? null : refused.sentence} {...place} />
}

/** Why a press did nothing, in words, over the page, for as long as it takes to read it twice. */
import { useEffect, useState } from 'react'
import { realClock } from '@/stage/index'
import { Toast } from '@/ui/index'

export type Refused = {
  readonly sentence: string
  /** Another one for every press. */
  readonly nonce: number
}

export type RefusalProps = { readonly refused: Refused | null; readonly bottom: number }

const stays = 4500

/** A key, so that each refusal has its own time. */
export const Refusal = (props: RefusalProps) => <Passing key={props.refused?.nonce} {...props} />

const Passing = ({ refused, bottom }: RefusalProps) => {
  const [isRead, setIsRead] = useState(false)
  const isThere = refused !== null
  useEffect(() => (isThere ? realClock.after(stays, () => setIsRead(true)) : undefined), [isThere])
  return <Toast message={refused === null || isRead ? null : refused.sentence} bottom={bottom} />
}

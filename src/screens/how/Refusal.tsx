/** Why a press did nothing, over the page, for as long as it takes to read it twice. Another one needs another key. */
import { useEffect, useState } from 'react'
import { realClock } from '@/stage/index'
import { Toast } from '@/ui/index'

export type Refused = {
  readonly sentence: string
  /** Another one for every press. */
  readonly nonce: number
}

const stays = 4500

export const Refusal = ({ refused }: { readonly refused: Refused | null }) => {
  const [isRead, setIsRead] = useState(false)
  const isThere = refused !== null
  useEffect(() => {
    if (!isThere) return undefined
    return realClock.after(stays, () => setIsRead(true))
  }, [isThere])
  return <Toast message={refused === null || isRead ? null : refused.sentence} bottom={8} />
}

/** Why a tap was refused, in words, on the spot. Goes by itself, or with the next move. */
import { useEffect } from 'react'
import { useWindowDimensions } from 'react-native'
import { usePhrases } from '@/i18n/index'
import type { Match } from '@/match/index'
import { realClock } from '@/stage/index'
import type { Frame } from '@/theme/index'
import { Toast } from '@/ui/index'
import type { Refused } from './session'
import { namingFor, sentenceOf } from './words'

export type RefusalProps = {
  readonly refused: Refused | null
  readonly match: Match
  readonly frame: Frame
  readonly onGone: () => void
}

/** Long enough to read two lines twice. */
const stays = 4500

export function Refusal({ refused, match, frame, onGone }: RefusalProps) {
  const phrases = usePhrases()
  const { height } = useWindowDimensions()
  useEffect(() => {
    if (!refused) return undefined
    return realClock.after(stays, onGone)
  }, [refused, onGone])
  const { board } = frame
  return (
    <Toast
      message={refused && sentenceOf(refused.refusal, phrases, namingFor(match))}
      bottom={height - board.y - board.height + 34}
    />
  )
}

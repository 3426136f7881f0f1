/** A player's token, which dips for a moment when one of their spaces is taken from them. */
import type { ReactNode } from 'react'

import { motion } from '@/theme/motion'
import { useTheme } from '@/theme/ThemeProvider'
import { Keyframed } from '../../kit/Keyframed'
import type { Keyframes } from '../../kit/keyframes'
import { useMoved } from './useMoved'

const { dip: by, goHome } = motion.stop
const dip: Keyframes = {
  '0%': { transform: [{ translateY: 0 }] },
  '35%': { transform: [{ translateY: by }] },
  '100%': { transform: [{ translateY: 0 }] },
}

type DippingProps = {
  /** All spaces of the player. */
  readonly spaces: number
  readonly children: ReactNode
}

export function Dipping({ spaces, children }: DippingProps) {
  const { reducedMotion } = useTheme()
  const moved = useMoved(spaces)
  return (
    <Keyframed
      key={moved?.times ?? 0}
      frames={moved?.to === 'down' && !reducedMotion ? dip : null}
      lasts={goHome}
    >
      {children}
    </Keyframed>
  )
}

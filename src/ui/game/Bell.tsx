/** The bell of the last round, which swings once when the round is called. Decorative. */
import { motion } from '@/theme/motion'
import { useTheme } from '@/theme/ThemeProvider'
import { Icon } from '../kit/Icon'
import { Keyframed } from '../kit/Keyframed'
import type { Keyframes } from '../kit/keyframes'

const { swing: lasts, degrees } = motion.bell
const turned = (by: number) => ({ transform: [{ rotate: `${by}deg` }] })
const swing: Keyframes = {
  '0%': turned(0),
  '15%': turned(degrees[0]),
  '38%': turned(-degrees[0]),
  '58%': turned(degrees[1]),
  '75%': turned(-degrees[1]),
  '90%': turned(degrees[2]),
  '100%': turned(0),
}

type BellProps = {
  readonly size?: number
  readonly rings?: boolean
}

export function Bell({ size = 24, rings = false }: BellProps) {
  const { reducedMotion } = useTheme()
  return (
    <Keyframed
      frames={rings && !reducedMotion ? swing : null}
      lasts={lasts}
      curve="inOut"
      style={{ width: size, height: size, transformOrigin: '50% 15%' }}
    >
      <Icon name="bell" size={size} tone="goldInk" />
    </Keyframed>
  )
}

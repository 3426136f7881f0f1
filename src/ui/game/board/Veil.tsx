/**
 * Dims the board except for a few spaces: before a risky roll (`StandingVeil`), during it (`Veil`) and during the win (`WinVeil`).
 */

import type { Space } from '@/engine'
import { duration, motion } from '@/theme/motion'
import { useTheme } from '@/theme/ThemeProvider'
import type { SeamTimes } from '@/theme/timeline'
import { Keyframed, Transitioned } from '../../kit/Keyframed'
import { appear, shownFor, vanish } from '../../kit/keyframes'
import { Path, Svg } from '../../kit/svg'
import { stacked } from '@/theme/measures'
import { boxesPath } from './geometry'

type VeilProps = {
  readonly cell: number
  /** The spaces that are not dimmed. */
  readonly but: readonly Space[]
  /** The veil clears after this many milliseconds; null while it appears. */
  readonly leavesAt: number | null
  /** How long the clearing takes, in milliseconds. */
  readonly leavesIn?: number
  /** The opacity of the veil that lay before. */
  readonly from?: number
}

const { veil, veilIn, veilOut } = motion.tension

export function Veil({ cell, but, leavesAt, leavesIn = veilOut, from = 0 }: VeilProps) {
  const { reducedMotion } = useTheme()
  const leaves = leavesAt !== null
  const usual = leaves ? leavesIn : veilIn
  return (
    <Keyframed
      frames={leaves ? vanish : { from: { opacity: from / veil }, to: { opacity: 1 } }}
      lasts={reducedMotion ? Math.min(usual, duration.reduced) : usual}
      delay={leavesAt ?? 0}
      style={stacked}
    >
      <Dimming cell={cell} but={but} opacity={veil} />
    </Keyframed>
  )
}

type StandingVeilProps = Pick<VeilProps, 'cell' | 'but'> & {
  readonly opacity: number
  /** The player looks at the board more closely. */
  readonly lifted: boolean
}

export function StandingVeil({ lifted, ...veil }: StandingVeilProps) {
  const { reducedMotion } = useTheme()
  return (
    <Keyframed frames={appear} lasts={reducedMotion ? duration.reduced : motion.gauge.total} style={stacked}>
      <Transitioned lasts={duration.reduced} style={{ opacity: lifted ? 0 : 1 }}>
        <Dimming {...veil} />
      </Transitioned>
    </Keyframed>
  )
}

type DimmingProps = Pick<VeilProps, 'cell' | 'but'> & { readonly opacity: number }

function Dimming({ cell, but, opacity }: DimmingProps) {
  const { colours } = useTheme()
  const edge = 6 * cell
  return (
    <Svg width={edge} height={edge}>
      <Path
        d={`M0 0H${edge}V${edge}H0Z${boxesPath(but, cell)}`}
        fill={colours.bg}
        fillOpacity={opacity}
        fillRule="evenodd"
      />
    </Svg>
  )
}

type WinVeilProps = Pick<VeilProps, 'cell' | 'but'> & { readonly times: SeamTimes }

/** Dims everything but the largest groups during the win, and undims it at the end. */
export function WinVeil({ cell, but, times: { backAt, lasts } }: WinVeilProps) {
  return (
    <Keyframed
      frames={shownFor(lasts, 0, motion.seam.dim, backAt)}
      lasts={lasts}
      curve="even"
      style={stacked}
    >
      <Dimming cell={cell} but={but} opacity={1 - motion.seam.dimTo} />
    </Keyframed>
  )
}

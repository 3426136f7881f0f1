/** The gold grounds of the spaces that can be chosen, and their dashed borders, which take a few breaths as one layer. */
import { View } from 'react-native'
import { Keyframed } from '../../kit/Keyframed'
import type { Keyframes } from '../../kit/keyframes'
import { Path, Svg } from '../marks/svg'

import { motion } from '@/theme/motion'
import { useTheme } from '@/theme/ThemeProvider'
import { strokeAt } from '../marks/shapes'
import { overlay } from '../marks/overlay'
import { columnIndex, lineIndex } from './geometry'

type TargetsProps = {
  readonly cell: number
  /** The spaces, joined by commas: a primitive, so that equal targets draw nothing anew. */
  readonly spaces: string
}

const box = (x: number, y: number, edge: number, radius: number): string => {
  const side = edge - 2 * radius
  return (
    `M${x + radius} ${y}h${side}a${radius} ${radius} 0 0 1 ${radius} ${radius}v${side}` +
    `a${radius} ${radius} 0 0 1 ${-radius} ${radius}h${-side}a${radius} ${radius} 0 0 1 ${-radius} ${-radius}` +
    `v${-side}a${radius} ${radius} 0 0 1 ${radius} ${-radius}Z`
  )
}

const breathe: Keyframes = {
  from: { opacity: motion.legalPulse.to },
  to: { opacity: motion.legalPulse.from },
}

export function Targets({ cell, spaces }: TargetsProps) {
  const { colours, reducedMotion } = useTheme()
  if (spaces === '') return null
  const edge = 6 * cell
  const inset = strokeAt(cell, 2)
  const boxes = spaces
    .split(',')
    .map(Number)
    .map((space) =>
      box(columnIndex(space) * cell + inset, lineIndex(space) * cell + inset, cell - 2 * inset, 3),
    )
    .join('')
  const line = strokeAt(cell, 2.4)
  return (
    <View style={overlay}>
      <Svg width={edge} height={edge} style={overlay}>
        <Path d={boxes} fill={colours.goldTint} stroke={colours.goldTint} strokeWidth={line} />
      </Svg>
      <Keyframed
        frames={reducedMotion ? null : breathe}
        lasts={motion.legalPulse.period / 2}
        curve="inOut"
        breaths={motion.legalPulse.breaths}
        style={overlay}
      >
        <Svg width={edge} height={edge}>
          <Path
            d={boxes}
            fill="none"
            stroke={colours.goldInk}
            strokeWidth={line}
            strokeDasharray={`${strokeAt(cell, 6)} ${strokeAt(cell, 3.2)}`}
          />
        </Svg>
      </Keyframed>
    </View>
  )
}

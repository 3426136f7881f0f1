/** What marks a single space: the last placed, the one pointed at, the one that was refused. */
import { StyleSheet, View } from 'react-native'
import type { Space } from '@/engine'
import { duration, motion } from '@/theme/motion'
import { useTheme } from '@/theme/ThemeProvider'
import { Keyframed } from '../../kit/Keyframed'
import { appear, type Keyframes } from '../../kit/keyframes'
import { bracketsPath, strokeAt } from '../marks/shapes'
import { Path, Rect, Svg } from '../marks/svg'
import { placeOf } from './Space'
import { columnIndex, lineIndex } from './geometry'
import { refuse } from './keyframes'
import type { Coming } from './motions'

type BracketsProps = {
  readonly cell: number
  readonly space: Space
  /** How the marker comes, while it does: they close once it lies there. */
  readonly coming: Coming | null
}

/** Four ink corners around the space that took the last marker. */
export function Brackets({ cell, space, coming }: BracketsProps) {
  const { colours, reducedMotion } = useTheme()
  const line = strokeAt(cell, 2.6)
  return (
    <Keyframed
      frames={coming === null || reducedMotion ? null : appear}
      lasts={duration.fast}
      delay={coming === 'drop' ? motion.placeClaim.open : motion.placeSquatter.hatch}
      style={placeOf(space, cell)}
    >
      <Svg width={cell} height={cell}>
        <Path
          d={bracketsPath(cell, 0.22 * cell, 0.8 * line)}
          fill="none"
          stroke={colours.ink}
          strokeWidth={line}
        />
      </Svg>
    </Keyframed>
  )
}

/** Two bands of light from the axes to a space, so that one sees which dice name it. */
export function CrossHair({ cell, space }: { readonly cell: number; readonly space: Space }) {
  const { colours } = useTheme()
  const [column, line] = [columnIndex(space), lineIndex(space)]
  const band = { backgroundColor: colours.gold, opacity: 0.25 }
  return (
    <>
      <View style={[styles.band, band, { left: 0, top: line * cell, width: column * cell, height: cell }]} />
      <View
        style={[
          styles.band,
          band,
          { left: column * cell, top: (line + 1) * cell, width: cell, height: (5 - line) * cell },
        ]}
      />
    </>
  )
}

const glimpse: Keyframes = {
  '0%': { opacity: 0 },
  '20%': { opacity: 1 },
  '70%': { opacity: 1 },
  '100%': { opacity: 0 },
}

type RefusedSpaceProps = { readonly cell: number; readonly space: Space }

/** A moment's shake of a space where nothing fits: its own marks sway, an empty one shows its border. */
export function RefusedSpace({ cell, space }: RefusedSpaceProps) {
  const { colours, reducedMotion } = useTheme()
  const inset = strokeAt(cell, 3)
  return (
    <View style={placeOf(space, cell)}>
      <Keyframed frames={glimpse} lasts={2 * motion.illegal.total}>
        <Keyframed frames={reducedMotion ? appear : refuse} lasts={motion.illegal.total}>
          <Svg width={cell} height={cell}>
            <Rect
              x={inset}
              y={inset}
              width={cell - 2 * inset}
              height={cell - 2 * inset}
              rx={3}
              fill="none"
              stroke={colours.ink2}
              strokeWidth={strokeAt(cell, 2)}
              strokeDasharray="4 3"
            />
          </Svg>
        </Keyframed>
      </Keyframed>
    </View>
  )
}

const styles = StyleSheet.create({ band: { position: 'absolute' } })

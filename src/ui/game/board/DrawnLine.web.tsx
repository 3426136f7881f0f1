/** A line that draws itself from its start, on the web: CSS animates the dash offset. */
import { browserMotion } from '../../kit/Keyframed.web'
import type { Keyframes } from '../../kit/keyframes'
import type { DrawnLineProps } from './DrawnLine'

/** One dash covers the whole line. It is a little longer than the line's length of 1; with exactly 1 the line would not close. */
const dash = 1.05
const draw: Keyframes = { from: { strokeDashoffset: dash }, to: { strokeDashoffset: 0 } }

export function DrawnLine({ path, stroke, strokeWidth, delay, lasts }: DrawnLineProps) {
  return (
    <path
      d={path}
      fill="none"
      stroke={stroke}
      strokeWidth={strokeWidth}
      pathLength={1}
      strokeDasharray={dash}
      style={browserMotion({ frames: draw, lasts, delay })}
    />
  )
}

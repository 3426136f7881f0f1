/** A line that draws itself from its beginning, on the web: the browser moves the dash. */
import { browserMotion } from '../kit/Keyframed.web'
import type { Keyframes } from '../kit/keyframes'
import type { DrawnLineProps } from './lineDrawing'

/** With a path length of 1 one dash covers the whole line. */
const draw: Keyframes = { from: { strokeDashoffset: 1 }, to: { strokeDashoffset: 0 } }

export function DrawnLine({ path, stroke, strokeWidth, delay, lasts }: DrawnLineProps) {
  return (
    <path
      d={path}
      fill="none"
      stroke={stroke}
      strokeWidth={strokeWidth}
      pathLength={1}
      strokeDasharray={1}
      style={browserMotion({ frames: draw, lasts, delay })}
    />
  )
}

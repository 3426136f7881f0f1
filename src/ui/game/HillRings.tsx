/** Contour lines of a hill around a point, as wide as the window. */
import { StyleSheet, useWindowDimensions } from 'react-native'
import { itemAt } from '@/checked'
import { useTheme } from '@/theme/ThemeProvider'
import { Path, Svg } from '../kit/svg'

type HillRingsProps = {
  readonly centre: { readonly x: number; readonly y: number }
  /** The radius that stays free. */
  readonly inner: number
}

export function HillRings({ centre, inner }: HillRingsProps) {
  const { colours } = useTheme()
  const { width, height } = useWindowDimensions()
  const reach = Math.hypot(Math.max(centre.x, width - centre.x), Math.max(centre.y, height - centre.y))
  const rings = Array.from({ length: Math.ceil((reach - inner) / 24) }, (_, index) =>
    ringPath(centre.x, centre.y, inner + 8 + index * 24, index * 0.14),
  )
  return (
    <Svg style={styles.rings} width={width} height={height} aria-hidden>
      {rings.map((d, index) => (
        <Path
          key={index}
          d={d}
          fill="none"
          stroke={index % 5 === 4 ? colours.contourIx : colours.contour}
          strokeWidth={index % 5 === 4 ? 1.6 : 1}
        />
      ))}
    </Svg>
  )
}

/** Radius factors of each ring in twelve directions. */
const swell = [1, 1.04, 1.1, 1.02, 0.96, 0.93, 0.98, 1.06, 1.12, 1.05, 0.97, 0.95] as const

/** A smooth closed curve through twelve points. */
const ringPath = (x: number, y: number, radius: number, turn: number): string => {
  const points = swell.map((by, index) => {
    const angle = ((index + turn) / swell.length) * 2 * Math.PI
    const reach = radius * (1 + (by - 1) * 0.9)
    return [x + reach * Math.cos(angle), y + reach * 0.96 * Math.sin(angle)] as const
  })
  const at = (index: number) => itemAt(points, (index + points.length) % points.length)
  const curves = points.map((_, index) => {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)]
    const [x1, y1] = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6]
    const [x2, y2] = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6]
    return `C${[x1, y1, x2, y2, to[0], to[1]].map((number) => number.toFixed(1)).join(' ')}`
  })
  return `M${itemAt(points, 0)[0].toFixed(1)} ${itemAt(points, 0)[1].toFixed(1)}${curves.join('')}Z`
}

const styles = StyleSheet.create({
  rings: { position: 'absolute', left: 0, top: 0, pointerEvents: 'none' },
})

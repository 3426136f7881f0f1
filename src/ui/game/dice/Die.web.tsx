/** Dice at rest on the web: one drawing for any number of dice, because a throw shows eighteen faces. */

import { size as sizes } from '@/theme/measures'
import { useTheme } from '@/theme/ThemeProvider'
import { circlePath, roundedPath } from '../marks/shapes'
import { Path, Svg } from '../../kit/svg'
import { dieShape, type DieFacesProps, type DieProps } from './dieShape'

export const Die = ({ value, ...rest }: DieProps) => <DieFaces values={[value]} {...rest} />

export function DieFaces({ values, size = sizes.die, gold = false }: DieFacesProps) {
  const { colours } = useTheme()
  const shapes = values.map((value) => dieShape(value, size))
  const { foot, pip, corner, line } = dieShape(1, size)
  // Half the line's width inwards: an SVG stroke is centred on its path, unlike a border.
  const bodies = (top: number): string =>
    values
      .map((_, at) =>
        roundedPath(at * size + line / 2, top + line / 2, size - line, size - foot - line, corner - line / 2),
      )
      .join('')
  const body = { stroke: colours.pip, strokeWidth: line }
  return (
    <Svg width={values.length * size} height={size} aria-hidden>
      <Path {...body} d={bodies(foot)} fill={colours.dieEdge} />
      <Path {...body} d={bodies(0)} fill={gold ? colours.gold : colours.die} />
      <Path
        d={shapes
          .flatMap(({ pips }, at) =>
            pips.map(([x, y]) => circlePath(at * size + x + pip / 2, y + pip / 2, pip / 2)),
          )
          .join('')}
        fill={gold ? colours.onGold : colours.pip}
      />
    </Svg>
  )
}

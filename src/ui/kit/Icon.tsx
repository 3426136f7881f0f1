/** A line icon. Decoration: the control around it carries the name. */
import { Path, Svg } from '../game/marks/svg'

import { size as sizes } from '@/theme/measures'
import { useTheme } from '@/theme/ThemeProvider'
import { iconShape, type IconName } from './icons'
import type { Tone } from './Text'

type IconProps = {
  readonly name: IconName
  /** 24 unless told; the stroke keeps its weight at any size. */
  readonly size?: number
  readonly tone?: Tone
}

export function Icon({ name, size = 24, tone = 'ink' }: IconProps) {
  const { colours } = useTheme()
  const { lines, dots } = iconShape(name)
  return (
    <Svg width={size} height={size} viewBox="0 0 24 24" aria-hidden>
      {lines !== '' && (
        <Path
          d={lines}
          fill="none"
          stroke={colours[tone]}
          strokeWidth={(sizes.iconStroke * 24) / size}
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      )}
      {dots !== undefined && <Path d={dots} fill={colours[tone]} />}
    </Svg>
  )
}

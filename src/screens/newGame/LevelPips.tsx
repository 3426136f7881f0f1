/** A level as diamonds, filled up to it. Decoration: the level's name stands beside them. */
import Svg, { Path } from 'react-native-svg'
import { useTheme } from '@/theme/index'

export const LevelPips = ({ rank, of }: { readonly rank: number; readonly of: number }) => {
  const { colours } = useTheme()
  const step = 9
  return (
    <Svg width={of * step + 1} height={10} aria-hidden>
      {Array.from({ length: of }, (_, at) => (
        <Path
          key={at}
          d={`M${at * step + 5} 1.2L${at * step + 8.8} 5L${at * step + 5} 8.8L${at * step + 1.2} 5Z`}
          fill={at < rank ? colours.ink : 'none'}
          stroke={colours.ink}
          strokeWidth={1}
        />
      ))}
    </Svg>
  )
}

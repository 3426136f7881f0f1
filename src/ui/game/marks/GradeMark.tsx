/** The grade of a choice as a shape: never by colour alone, and never red. Decorative: the words are beside it. */
import { useTheme } from '@/theme/ThemeProvider'
import { PendingPlate } from './Plate'
import { Circle, Path, Svg } from '../../kit/svg'

export type GradeName = 'spotOn' | 'fine' | 'slip' | 'costly' | 'none'

type GradeMarkProps = { readonly grade: GradeName; readonly size?: number }

/** In a 30 x 30 square. */
const diamond = 'M15 1.5L28.5 15L15 28.5L1.5 15Z'

export function GradeMark({ grade, size = 30 }: GradeMarkProps) {
  const { colours } = useTheme()
  return (
    <Svg width={size} height={size} viewBox="0 0 30 30" aria-hidden>
      {grade === 'spotOn' && <PendingPlate cx={15} cy={15} edge={28} />}
      {grade === 'fine' && (
        <>
          <Circle cx={15} cy={15} r={12.5} fill="none" stroke={colours.ink} strokeWidth={1.8} />
          <Path
            d="M9.5 15.4L13.4 19.3L20.8 11.4"
            fill="none"
            stroke={colours.ink}
            strokeWidth={2.2}
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </>
      )}
      {(grade === 'slip' || grade === 'costly') && (
        <>
          <Path
            d={diamond}
            fill={grade === 'costly' ? colours.ink : 'none'}
            stroke={colours.ink}
            strokeWidth={1.8}
            strokeLinejoin="round"
          />
          <Path
            d="M10.5 15H19.5"
            stroke={grade === 'costly' ? colours.bg : colours.ink}
            strokeWidth={2.4}
            strokeLinecap="round"
          />
        </>
      )}
      {grade === 'none' && (
        <Circle cx={15} cy={15} r={3.4} fill="none" stroke={colours.ink2} strokeWidth={1.8} />
      )}
    </Svg>
  )
}

/** The logo: the name of the game, with a claim stake over a nugget as the exclamation mark. */
import { G, Path, Svg } from '../kit/svg'

import { useTheme } from '@/theme/ThemeProvider'
import { nuggetLight, nuggetPath } from './marks/brands'
import { letters } from './wordmarkLetters'

type WordmarkProps = { readonly width: number }

const [wide, high] = [334, 68]
const stake = 'M304 7.5L328 5.2L322.4 40.4L316.5 44.6L310.6 40.4Z'

export function Wordmark({ width }: WordmarkProps) {
  const { colours, scheme } = useTheme()
  return (
    <Svg
      width={width}
      height={(width * high) / wide}
      viewBox={`0 0 ${wide} ${high}`}
      accessible
      role="img"
      aria-label="Claim It!"
    >
      <G transform="translate(2.7 2.7)">
        <Letters colour={colours.gold} />
      </G>
      <Letters colour={colours.ink} />
      <G transform="translate(307 46.8) scale(0.84)">
        {scheme === 'paper' && (
          <Path d={nuggetPath} fill={colours.ink} stroke={colours.ink} strokeWidth={3.4} />
        )}
        <Path d={nuggetPath} fill={colours.gold} />
        <Path d={nuggetLight} fill="#FBE3A4" />
      </G>
    </Svg>
  )
}

function Letters({ colour }: { readonly colour: string }) {
  return (
    <>
      <Path d={letters} fill={colour} stroke={colour} strokeWidth={1.3} strokeLinejoin="round" />
      <Path d={stake} fill={colour} />
    </>
  )
}

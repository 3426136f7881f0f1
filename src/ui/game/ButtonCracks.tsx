/** The cracks on the button that rolls again: the same in both themes. */
import { StyleSheet } from 'react-native'
import { palettes } from '@/theme/colours'
import { duration, motion } from '@/theme/motion'
import { useTheme } from '@/theme/ThemeProvider'
import { Keyframed } from '../kit/Keyframed'
import { appear } from '../kit/keyframes'
import { Svg } from '../kit/svg'
import { CrackLine } from './CrackLine'

/** In parts of the button's face, in the order in which they appear. */
const cracks = [
  'M.995 .12L.95 .3L.965 .42L.9 .62L.915 .78L.88 1',
  'M.02 1L.05 .7L.035 .58L.09 .4L.075 .25L.12 0',
  'M.86 0L.84 .16L.87 .26L.82 .42',
  'M.93 .46L.99 .56',
  'M.06 .55L0 .44',
] as const

const { ink, goldTint } = palettes.paper.colours

export function ButtonCracks({ count }: { readonly count: number }) {
  const { reducedMotion } = useTheme()
  return (
    <Keyframed
      key={count}
      frames={appear}
      lasts={reducedMotion ? duration.reduced : motion.gauge.total}
      style={StyleSheet.absoluteFill}
    >
      <Svg width="100%" height="100%" viewBox="0 0 1 1" preserveAspectRatio="none">
        {cracks.slice(0, count).map((d) => (
          <CrackLine key={d} d={d} ink={ink} halo={goldTint} />
        ))}
      </Svg>
    </Keyframed>
  )
}

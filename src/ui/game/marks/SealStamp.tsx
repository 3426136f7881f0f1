/** The stamp of a seal: another hash, another pattern. Opened, it is broken in two. Decoration: its words stand beside it. */
import { useTheme } from '@/theme/ThemeProvider'
import { sealShape } from './sealShape'
import { Path, Svg } from './svg'

type SealStampProps = {
  /** 64 hex digits. */
  readonly hash: string
  readonly size: number
  readonly opened?: boolean
}

/** Smaller ones are drawn bolder. */
const small = 30

export function SealStamp({ hash, size, opened = false }: SealStampProps) {
  const { colours } = useTheme()
  const { edge, lines, filled } = sealShape(hash, opened)
  const stroke = {
    stroke: colours.ink,
    strokeWidth: size < small ? 3 : 1.9,
    strokeLinejoin: 'round',
  } as const
  return (
    <Svg width={size} height={size} viewBox="-52 -52 104 104" aria-hidden>
      <Path d={edge} fill={colours.sheet} {...stroke} />
      <Path d={lines} fill="none" {...stroke} />
      <Path d={filled} fill={colours.ink} />
    </Svg>
  )
}

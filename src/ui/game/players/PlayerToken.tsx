import type { Look } from '@/names'
import { Svg } from '../../kit/svg'

import { Disc } from '../marks/Disc'

export type PlayerLook = Look & { readonly name: string }

type PlayerTokenProps = Look & {
  /** The size of the whole disc with its outline. */
  readonly size?: number
}

export function PlayerToken({ colour, brand, size = 28 }: PlayerTokenProps) {
  const r = size / 2 / 1.04
  return (
    <Svg width={size} height={size} aria-hidden>
      <Disc cx={size / 2} cy={size / 2} r={r} colour={colour} brand={brand} ring={size >= 36} />
    </Svg>
  )
}

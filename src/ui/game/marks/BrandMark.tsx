/** A brand on its own, in any colour: to choose one by. */
import type { BrandName } from '@/names'
import { Path, Svg } from './svg'

import { brandPaths } from './brands'

type BrandMarkProps = { readonly brand: BrandName; readonly size: number; readonly colour: string }

export function BrandMark({ brand, size, colour }: BrandMarkProps) {
  return (
    <Svg width={size} height={size} viewBox="0 0 24 24" aria-hidden>
      <Path d={brandPaths[brand]} fill={colour} fillRule="evenodd" />
    </Svg>
  )
}

/** One space of the board, placed. Takes only primitives, so that nothing but its own state redraws it. */
import { memo } from 'react'
import { View } from 'react-native'

import type { Die, PlacementKind, Seat, Space as SpaceNumber } from '@/engine/index'
import type { ColourName } from '@/theme/index'
import type { BrandName } from '../marks/index'
import { columnIndex, lineIndex } from './geometry'
import { layoutOf } from './layout'
import { SpaceMarks } from './SpaceMarks'

export type SpaceProps = {
  readonly space: SpaceNumber
  readonly cell: number
  readonly owner: Seat | null
  readonly claimed: boolean
  readonly squatter: Die | null
  readonly claim: boolean
  readonly mover: Seat
  readonly legal: PlacementKind | null
  readonly third: Die | null
  readonly colour: ColourName | null
  readonly brand: BrandName | null
  readonly moverColour: ColourName
}

export const Space = memo(function Space({ space, cell, colour, brand, moverColour, ...state }: SpaceProps) {
  return (
    <View
      style={{
        position: 'absolute',
        left: columnIndex(space) * cell,
        top: lineIndex(space) * cell,
        width: cell,
        height: cell,
      }}
    >
      <SpaceMarks
        cell={cell}
        layout={layoutOf(state)}
        colour={colour}
        brand={brand}
        moverColour={moverColour}
      />
    </View>
  )
})

import type { BrandName, ColourName } from '@/names'
import { Path, Rect, Svg } from '../../kit/svg'

import { useTheme } from '@/theme/ThemeProvider'
import { Claimed, Nugget, nuggetPart, PendingPlate } from '../marks/Plate'
import { Disc } from '../marks/Disc'
import { Tent } from '../marks/Tent'
import { hatchPath, strokeAt } from '../marks/shapes'
import type { SpaceLayout } from './spaceLayout'

export type Part = 'ground' | 'disc' | 'tent' | 'plate' | 'barePlate' | 'nugget' | 'claimed'

type SpaceMarksProps = {
  readonly cell: number
  readonly layout: SpaceLayout
  readonly colour: ColourName | null
  readonly brand: BrandName | null
  readonly moverColour: ColourName
  /** During a motion the parts are drawn one by one. */
  readonly parts?: readonly Part[]
}

const all: readonly Part[] = ['ground', 'disc', 'tent', 'plate', 'claimed']

export function SpaceMarks({ cell, layout, colour, brand, moverColour, parts = all }: SpaceMarksProps) {
  const { colours, players, palette } = useTheme()
  const { disc, tent, plate } = layout
  const legal = layout.ground === 'legal'
  const has = (part: Part): boolean => parts.includes(part)
  const hatch = players[moverColour].fill
  return (
    <Svg width={cell} height={cell}>
      {layout.ground === 'hatch' && has('ground') && (
        <>
          <Rect width={cell} height={cell} fill={hatch} fillOpacity={0.1} />
          <Path
            d={hatchPath(cell)}
            stroke={hatch}
            strokeOpacity={palette.hatchOpacity}
            strokeWidth={strokeAt(cell, 1.1)}
          />
        </>
      )}
      {layout.claimed && has('claimed') && colour && brand && (
        <Claimed cell={cell} colour={colour} brand={brand} />
      )}
      {disc && has('disc') && colour && brand && (
        <Disc
          cx={disc.x * cell}
          cy={disc.y * cell}
          r={disc.r * cell}
          colour={colour}
          brand={brand}
          ring={disc.r > 0.3}
          brandShift={(disc.shift ?? 0) * cell}
        />
      )}
      {tent && has('tent') && (
        <Tent
          cx={tent.x * cell}
          cy={tent.y * cell}
          width={tent.width * cell}
          numeral={tent.numeral}
          stroke={strokeAt(cell, legal ? 1.4 : 1.5)}
          {...(legal && { edge: colours.goldInk })}
        />
      )}
      {plate && has('nugget') && (
        <Nugget cx={plate.x * cell} cy={plate.y * cell} size={nuggetPart * plate.edge * cell} />
      )}
      {plate && (has('plate') || has('barePlate')) && (
        <PendingPlate
          bare={has('barePlate')}
          cx={plate.x * cell}
          cy={plate.y * cell}
          edge={plate.edge * cell}
          outline={legal ? { colour: colours.goldInk, width: strokeAt(cell, 2) } : null}
        />
      )}
    </Svg>
  )
}

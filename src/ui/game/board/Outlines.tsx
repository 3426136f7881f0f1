/** Tints and outlines of groups: the current ones, those after a stop, and the one that decided the match. */
import type { BySeat } from '@/engine'
import { Path, Svg } from '../../kit/svg'

import { duration } from '@/theme/motion'
import { useTheme } from '@/theme/ThemeProvider'
import type { SeamTimes } from '@/theme/timeline'
import { strokeAt } from '../marks/shapes'
import { stacked } from '@/theme/measures'
import type { PlayerLook } from '../players/PlayerToken'
import { DrawnLine } from './DrawnLine'
import { outlineLength, outlinePath } from './geometry'
import { Keyframed } from '../../kit/Keyframed'
import { appear } from '../../kit/keyframes'
import type { Outline } from './types'

type OutlinesProps = {
  readonly cell: number
  readonly outlines: readonly Outline[]
  readonly looks: BySeat<PlayerLook>
}

const recipes = {
  group: { line: 2.2, halo: 4, tint: 0.14, least: 2, inset: 1.3 },
  ifYouStop: { line: 2.2, halo: 4, tint: 0, least: 2, inset: 1.3 },
  lost: { line: 3, halo: 5.4, tint: 0, least: 1, inset: 3.6 },
  result: { line: 4, halo: 6, tint: 0.3, least: 1, inset: 2.2 },
  won: { line: 3.4, halo: 6, tint: 1, least: 1, inset: 2.2 },
} as const satisfies Record<Outline['kind'], object>

const isDrawn = ({ spaces, kind }: Outline): boolean => spaces.length >= recipes[kind].least
const keyOf = ({ seat, spaces, kind }: Outline): string => `${kind} ${seat} ${spaces.join()}`
const pathOf = ({ spaces, kind }: Outline, cell: number): string =>
  outlinePath(spaces, cell, strokeAt(cell, recipes[kind].inset))

/** Drawn below the grid and the spaces. */
export function Tints({ cell, outlines, looks }: OutlinesProps) {
  const { players, colours } = useTheme()
  const tinted = outlines.filter((each) => isDrawn(each) && recipes[each.kind].tint > 0)
  if (tinted.length === 0) return null
  return (
    <Svg width={6 * cell} height={6 * cell} style={stacked}>
      {tinted.map((outline) => (
        <Path
          key={keyOf(outline)}
          d={pathOf(outline, cell)}
          fill={outline.kind === 'won' ? colours.goldTint : players[looks[outline.seat].colour].fill}
          fillOpacity={recipes[outline.kind].tint}
          fillRule="evenodd"
        />
      ))}
    </Svg>
  )
}

export function Outlines({
  cell,
  outlines,
  looks,
  times = null,
}: OutlinesProps & {
  /** When each outline draws itself during the win: in the given order, last place first. */
  readonly times?: SeamTimes | null
}) {
  const { reducedMotion } = useTheme()
  const performed = reducedMotion ? null : times
  const drawn = outlines.filter(isDrawn)
  const seats = [...new Set(drawn.filter(({ kind }) => kind !== 'won').map(({ seat }) => seat))]
  return drawn.map((outline) =>
    performed && outline.kind !== 'won' ? (
      <JoinedOutline
        key={keyOf(outline)}
        {...{ cell, outline, looks }}
        drawn={{ delay: performed.othersAt[seats.indexOf(outline.seat)] ?? 0, lasts: performed.outline }}
      />
    ) : (
      <Keyframed
        key={keyOf(outline)}
        frames={appear}
        lasts={reducedMotion ? duration.reduced : performed ? duration.fast : duration.base}
        delay={performed?.joinedAt ?? 0}
        style={stacked}
      >
        <JoinedOutline {...{ cell, outline, looks }} />
      </Keyframed>
    ),
  )
}

type JoinedOutlineProps = Omit<OutlinesProps, 'outlines'> & {
  readonly outline: Outline
  /** Set if the outline draws itself. */
  readonly drawn?: { readonly delay: number; readonly lasts: number }
}

function JoinedOutline({ cell, outline, looks, drawn: drawing }: JoinedOutlineProps) {
  const { colours, players } = useTheme()
  const { line, halo } = recipes[outline.kind]
  const path = pathOf(outline, cell)
  const won = outline.kind === 'won'
  const colour = won ? colours.gold : players[looks[outline.seat].colour].fill
  const under = { stroke: won ? colours.goldEdge : colours.sheet, strokeWidth: strokeAt(cell, halo) }
  const over = { stroke: colour, strokeWidth: strokeAt(cell, line) }
  const drawn = drawing && { path, length: outlineLength(outline.spaces, cell), ...drawing }
  return (
    <Svg width={6 * cell} height={6 * cell} style={stacked}>
      {drawn === undefined ? (
        <>
          <Path d={path} fill="none" {...under} />
          <Path
            d={path}
            fill="none"
            {...over}
            {...((outline.kind === 'ifYouStop' || outline.kind === 'lost') && {
              strokeDasharray: `${strokeAt(cell, 7)} ${strokeAt(cell, 4)}`,
            })}
          />
        </>
      ) : (
        <>
          <DrawnLine {...drawn} {...under} />
          <DrawnLine {...drawn} {...over} />
        </>
      )}
    </Svg>
  )
}

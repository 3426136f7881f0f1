/** Tints and joined outlines of groups: what is, what a stop would give, and what decided the match. */
import { StyleSheet } from 'react-native'
import { Path, Svg } from '../marks/svg'

import { duration, motion, useTheme } from '@/theme/index'
import { strokeAt } from '../marks/shapes'
import type { PlayerLook } from '../players/PlayerToken'
import { DrawnLine } from './DrawnLine'
import { outlineLength, outlinePath } from './geometry'
import { Keyframed } from '../kit/Keyframed'
import { appear } from '../kit/keyframes'
import type { Outline } from './types'

type OutlinesProps = {
  readonly cell: number
  readonly outlines: readonly Outline[]
  readonly looks: readonly PlayerLook[]
}

const recipes = {
  group: { line: 2.2, halo: 4, tint: 0.14, least: 2, inset: 1.3 },
  ifYouStop: { line: 2.2, halo: 4, tint: 0, least: 2, inset: 1.3 },
  lost: { line: 3, halo: 5.4, tint: 0, least: 1, inset: 3.6 },
  result: { line: 4, halo: 6, tint: 0.3, least: 1, inset: 2.2 },
} as const satisfies Record<Outline['kind'], object>

const isDrawn = ({ spaces, kind }: Outline): boolean => spaces.length >= recipes[kind].least
const keyOf = ({ seat, spaces, kind }: Outline): string => `${kind} ${seat} ${spaces.join()}`
const pathOf = ({ spaces, kind }: Outline, cell: number): string =>
  outlinePath(spaces, cell, strokeAt(cell, recipes[kind].inset))

/** Lies beneath the grid and the spaces. */
export function Tints({ cell, outlines, looks }: OutlinesProps) {
  const { players } = useTheme()
  const tinted = outlines.filter((each) => isDrawn(each) && recipes[each.kind].tint > 0)
  if (tinted.length === 0) return null
  return (
    <Svg width={6 * cell} height={6 * cell} style={styles.layer}>
      {tinted.map((outline) => (
        <Path
          key={keyOf(outline)}
          d={pathOf(outline, cell)}
          fill={players[looks[outline.seat]!.colour].fill}
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
  oneByOne = false,
}: OutlinesProps & {
  /** In the order given, from the last place to the first. */
  readonly oneByOne?: boolean
}) {
  const { reducedMotion } = useTheme()
  return outlines.filter(isDrawn).map((outline, index) =>
    oneByOne && !reducedMotion ? (
      <JoinedOutline
        key={`drawn ${keyOf(outline)}`}
        {...{ cell, outline, looks }}
        drawnAfter={index * motion.results.outline}
      />
    ) : (
      <Keyframed
        key={keyOf(outline)}
        frames={appear}
        lasts={reducedMotion ? duration.reduced : duration.base}
        style={styles.layer}
      >
        <JoinedOutline {...{ cell, outline, looks }} />
      </Keyframed>
    ),
  )
}

type JoinedOutlineProps = Omit<OutlinesProps, 'outlines'> & {
  readonly outline: Outline
  /** It draws itself, so many milliseconds from now. */
  readonly drawnAfter?: number
}

function JoinedOutline({ cell, outline, looks, drawnAfter }: JoinedOutlineProps) {
  const { colours, players } = useTheme()
  const { line, halo } = recipes[outline.kind]
  const path = pathOf(outline, cell)
  const colour = players[looks[outline.seat]!.colour].fill
  const under = { stroke: colours.sheet, strokeWidth: strokeAt(cell, halo) }
  const over = { stroke: colour, strokeWidth: strokeAt(cell, line) }
  const drawn = {
    path,
    length: outlineLength(outline.spaces, cell),
    delay: drawnAfter ?? 0,
    lasts: motion.results.outline,
  }
  return (
    <Svg width={6 * cell} height={6 * cell} style={styles.layer}>
      {drawnAfter === undefined ? (
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

const styles = StyleSheet.create({ layer: { position: 'absolute', left: 0, top: 0 } })

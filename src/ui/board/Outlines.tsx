/** Tints and joined outlines of groups: what is, what a stop would give, and what decided the match. */
import { memo } from 'react'
import { StyleSheet } from 'react-native'
import Svg, { Path } from 'react-native-svg'

import { useTheme } from '@/theme/index'
import type { PlayerLook } from '../players/PlayerToken'
import { strokeAt } from '../marks/shapes'
import { outlinePath } from './geometry'
import type { Outline } from './types'

export type OutlinesProps = {
  readonly cell: number
  readonly outlines: readonly Outline[]
  readonly looks: readonly PlayerLook[]
}

const recipes = {
  group: { line: 2.2, halo: 4, tint: 0.14, least: 2 },
  ifYouStop: { line: 2.2, halo: 4, tint: 0, least: 2 },
  result: { line: 4, halo: 6, tint: 0.3, least: 1 },
} as const satisfies Record<Outline['kind'], object>

const isDrawn = ({ spaces, kind }: Outline): boolean => spaces.length >= recipes[kind].least

const insetOf = (kind: Outline['kind'], cell: number): number => strokeAt(cell, kind === 'result' ? 2.2 : 1.3)

/** Lies beneath the grid and the spaces. */
export const Tints = memo(function Tints({ cell, outlines, looks }: OutlinesProps) {
  const { players } = useTheme()
  const tinted = outlines.filter((each) => isDrawn(each) && recipes[each.kind].tint > 0)
  if (tinted.length === 0) return null
  return (
    <Svg width={6 * cell} height={6 * cell} style={styles.layer}>
      {tinted.map(({ seat, spaces, kind }) => (
        <Path
          key={`${seat} ${spaces.join()}`}
          d={outlinePath(spaces, cell, insetOf(kind, cell))}
          fill={players[looks[seat]!.colour].fill}
          fillOpacity={recipes[kind].tint}
          fillRule="evenodd"
        />
      ))}
    </Svg>
  )
})

export const Outlines = memo(function Outlines({ cell, outlines, looks }: OutlinesProps) {
  const { colours, players } = useTheme()
  const drawn = outlines.filter(isDrawn)
  if (drawn.length === 0) return null
  return (
    <Svg width={6 * cell} height={6 * cell} style={styles.layer}>
      {drawn.map(({ seat, spaces, kind }) => {
        const path = outlinePath(spaces, cell, insetOf(kind, cell))
        const { line, halo } = recipes[kind]
        return [
          <Path
            key={`halo ${seat} ${spaces.join()}`}
            d={path}
            fill="none"
            stroke={colours.sheet}
            strokeWidth={strokeAt(cell, halo)}
          />,
          <Path
            key={`line ${seat} ${spaces.join()}`}
            d={path}
            fill="none"
            stroke={players[looks[seat]!.colour].fill}
            strokeWidth={strokeAt(cell, line)}
            {...(kind === 'ifYouStop' && { strokeDasharray: `${strokeAt(cell, 7)} ${strokeAt(cell, 4)}` })}
          />,
        ]
      })}
    </Svg>
  )
})

const styles = StyleSheet.create({ layer: { position: 'absolute' } })

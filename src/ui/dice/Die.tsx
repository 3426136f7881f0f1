/** One die lying still: face, edge, pips. Plain views, so that a thrown one is cheap to turn. */
import { memo } from 'react'
import { StyleSheet, View } from 'react-native'

import type { Die as DieValue } from '@/engine/index'
import { dieCorner, size as sizes, useTheme } from '@/theme/index'
import { facePips } from './faces'

export type DieProps = {
  readonly value: DieValue
  /** The edge of the face; 48 unless told. The foot comes on top. */
  readonly size?: number
  /** The highest die of a roll-off. */
  readonly gold?: boolean
}

export const dieFoot = (size: number): number => Math.max(3, 0.07 * size)

export const Die = memo(function Die({ value, size = sizes.die, gold = false }: DieProps) {
  const { colours, scheme } = useTheme()
  const pip = 0.175 * size
  const foot = dieFoot(size)
  const outline = scheme === 'lantern' ? colours.dieEdge : colours.pip
  const line = scheme === 'lantern' ? 0 : Math.max(1.4, 0.034 * size)
  return (
    <View aria-hidden style={{ width: size, height: size + foot }}>
      <View
        style={[
          styles.body,
          {
            borderRadius: dieCorner * size,
            top: foot,
            backgroundColor: colours.dieEdge,
            borderColor: outline,
            borderWidth: line,
          },
        ]}
      />
      <View
        style={[
          styles.body,
          {
            borderRadius: dieCorner * size,
            bottom: foot,
            backgroundColor: gold ? colours.gold : colours.die,
            borderColor: outline,
            borderWidth: line,
          },
        ]}
      />
      {facePips[value].map(([x, y]) => (
        <View
          key={`${x} ${y}`}
          style={[
            styles.pip,
            {
              left: x * size - pip / 2,
              top: y * size - pip / 2,
              width: pip,
              height: pip,
              borderRadius: pip / 2,
              backgroundColor: gold ? colours.onGold : colours.pip,
            },
          ]}
        />
      ))}
    </View>
  )
})

const styles = StyleSheet.create({
  body: { position: 'absolute', left: 0, right: 0, top: 0, bottom: 0 },
  pip: { position: 'absolute' },
})

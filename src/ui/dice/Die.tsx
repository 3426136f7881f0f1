/** One die lying still: face, foot, pips. Plain views, so that a thrown one is cheap to turn. */
import { memo } from 'react'
import { StyleSheet, View } from 'react-native'

import type { Die as DieValue } from '@/engine/index'
import { dieCorner, size as sizes, useTheme } from '@/theme/index'
import { facePips } from './faces'

export type DieProps = {
  readonly value: DieValue
  /** The whole die, foot included; 50 unless told. */
  readonly size?: number
  /** The highest die of a roll-off. */
  readonly gold?: boolean
}

export const Die = memo(function Die({ value, size = sizes.die, gold = false }: DieProps) {
  const { colours } = useTheme()
  const foot = 0.085 * size
  const height = size - foot
  const pip = toHalf(0.17 * size)
  const body = {
    borderRadius: dieCorner * size,
    borderColor: colours.pip,
    borderWidth: Math.max(1.4, 0.034 * size),
  }
  return (
    <View aria-hidden style={{ width: size, height: size }}>
      <View style={[styles.body, body, { top: foot, backgroundColor: colours.dieEdge }]} />
      <View
        style={[styles.body, body, { bottom: foot, backgroundColor: gold ? colours.gold : colours.die }]}
      />
      {facePips[value].map(([x, y]) => (
        <View
          key={`${x} ${y}`}
          style={[
            styles.pip,
            {
              left: toHalf(x * size - pip / 2),
              top: toHalf(y * height - pip / 2),
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

/** Round pips need whole pixels, and screens have two or three to a point. */
const toHalf = (value: number): number => Math.round(2 * value) / 2

const styles = StyleSheet.create({
  body: { position: 'absolute', left: 0, right: 0, top: 0, bottom: 0 },
  pip: { position: 'absolute' },
})

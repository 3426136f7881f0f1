/** Thirty-six real buttons over the drawing: what fingers, keys and screen readers meet. Knows only labels. */
import { memo, useRef } from 'react'
import { StyleSheet, View } from 'react-native'

import type { Space } from '@/engine'
import { onKeys } from '../../kit/keys'
import { readingOrder } from './geometry'
import { SpaceButton, SpaceButtonRules } from './SpaceButton'
import type { SpaceButtonProps } from './touchable'

type TouchProps = {
  readonly cell: number
  readonly label: string
  readonly labelOf: (space: Space) => string
  /** Its next press does what it only showed before. */
  readonly armed: Space | null
  /** None: the spaces are only read. */
  readonly onPress: ((space: Space) => void) | undefined
  readonly onHover: (space: Space | null) => void
  readonly onTouch: (space: Space | null) => void
}

const steps: Readonly<Record<string, number>> = {
  ArrowUp: -6,
  ArrowDown: 6,
  ArrowLeft: -1,
  ArrowRight: 1,
}

/** Where an arrow key leads from a place in reading order; the edge of the board holds. */
export const arrowTo = (from: number, key: string): number | null => {
  const step = steps[key]
  if (step === undefined) return null
  const to = from + step
  const leavesLine = Math.abs(step) === 1 && Math.floor(to / 6) !== Math.floor(from / 6)
  return to < 0 || to > 35 || leavesLine ? from : to
}

// The compiler leaves it alone, because its keys look at refs.
export const Touch = memo(function Touch({
  cell,
  label,
  labelOf,
  armed,
  onPress,
  onHover,
  onTouch,
}: TouchProps) {
  const buttons = useRef<SpaceButtonProps['buttonsRef']['current']>([])
  const focused = useRef(0)
  return (
    <View
      role="group"
      collapsable={false}
      aria-label={label}
      style={[styles.grid, { width: 6 * cell, height: 6 * cell }]}
      {...onKeys((key) => {
        const to = arrowTo(focused.current, key)
        if (to === null) return false
        buttons.current[to]?.focus()
        return true
      })}
    >
      <SpaceButtonRules />
      {readingOrder.map((space, place) => (
        <SpaceButton
          key={space}
          space={space}
          place={place}
          cell={cell}
          label={labelOf(space)}
          meaning={space === armed ? `armed ${labelOf(space)}` : labelOf(space)}
          onPress={onPress}
          onHover={onHover}
          onTouch={onTouch}
          buttonsRef={buttons}
          focusedRef={focused}
        />
      ))}
    </View>
  )
})

const styles = StyleSheet.create({
  grid: { position: 'absolute', flexDirection: 'row', flexWrap: 'wrap' },
})

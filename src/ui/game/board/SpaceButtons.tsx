/** The 36 buttons over the drawing of the board, for fingers, keys and screen readers. */
import { memo, useRef } from 'react'
import { StyleSheet, View } from 'react-native'

import type { Space } from '@/engine'
import { useTheme } from '@/theme/ThemeProvider'
import { isVisibleFocus } from '../../kit/focus'
import { onKeys } from '../../kit/keys'
import { readingOrder } from './geometry'
import { SpaceButton, SpaceButtonRules, type SpaceButtonProps } from './SpaceButton'

type SpaceButtonsProps = {
  readonly cell: number
  readonly label: string
  readonly labelOf: (space: Space) => string
  /** The space that is being previewed: the next press on it places the marker. */
  readonly armed: Space | null
  /** Undefined: the spaces can only be read. */
  readonly onPress: ((space: Space) => void) | undefined
  readonly onHover: (space: Space | null) => void
  readonly onTouch: (space: Space | null) => void
  /** The keyboard focus has come to the board or left it. */
  readonly onFocusChange: (isOnBoard: boolean) => void
}

const steps: Readonly<Record<string, number>> = {
  ArrowUp: -6,
  ArrowDown: 6,
  ArrowLeft: -1,
  ArrowRight: 1,
}

/** The index that an arrow key leads to in reading order; it stops at the edge of the board. Null for other keys. */
export const arrowTo = (from: number, key: string): number | null => {
  const step = steps[key]
  if (step === undefined) return null
  const to = from + step
  const leavesLine = Math.abs(step) === 1 && Math.floor(to / 6) !== Math.floor(from / 6)
  return to < 0 || to > 35 || leavesLine ? from : to
}

// Memoised by hand: React Compiler skips this component, because its key handler reads refs.
export const SpaceButtons = memo(function SpaceButtons({
  cell,
  label,
  labelOf,
  armed,
  onPress,
  onHover,
  onTouch,
  onFocusChange,
}: SpaceButtonsProps) {
  const { colours } = useTheme()
  // Gold at 30 % opacity.
  const touchColour = `${colours.gold}4D`
  const buttons = useRef<SpaceButtonProps['buttonsRef']['current']>([])
  const focused = useRef(0)
  return (
    <View
      role="group"
      collapsable={false}
      aria-label={label}
      onFocus={({ target }) => onFocusChange(isVisibleFocus(target))}
      onBlur={() => onFocusChange(false)}
      style={[styles.grid, { width: 6 * cell, height: 6 * cell }]}
      {...onKeys((key) => {
        const to = arrowTo(focused.current, key)
        if (to === null) return false
        buttons.current[to]?.focus()
        return true
      })}
    >
      <SpaceButtonRules touchColour={touchColour} />
      {readingOrder.map((space, place) => (
        <SpaceButton
          key={space}
          space={space}
          place={place}
          cell={cell}
          label={labelOf(space)}
          meaning={space === armed ? `armed ${labelOf(space)}` : labelOf(space)}
          touchColour={touchColour}
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

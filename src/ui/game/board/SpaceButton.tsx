/** The button of a space on phones. It is never disabled: a press where nothing fits explains why. */
import { memo } from 'react'
import type { Space } from '@/engine'
import { Pressable } from '../../kit/Pressable'

export type SpaceButtonProps = {
  readonly space: Space
  /** Its index in reading order. */
  readonly place: number
  readonly cell: number
  readonly label: string
  /** What a press does now: see `Pressable`. */
  readonly meaning: string
  /** The colour of the space under a finger. */
  readonly touchColour: string
  /** Undefined: the space can only be read. */
  readonly onPress: ((space: Space) => void) | undefined
  readonly onHover: (space: Space | null) => void
  /** Called with the space under the finger; null for none. */
  readonly onTouch: (space: Space | null) => void
  readonly buttonsRef: { readonly current: ({ readonly focus: () => void } | null)[] }
  readonly focusedRef: { current: number }
}

export const SpaceButton = memo(function SpaceButton({
  space,
  place,
  cell,
  label,
  meaning,
  touchColour,
  onPress,
  onHover,
  onTouch,
  buttonsRef,
  focusedRef,
}: SpaceButtonProps) {
  return (
    <Pressable
      ref={(view) => {
        buttonsRef.current[place] = view
      }}
      role={onPress ? 'button' : 'img'}
      aria-label={label}
      meaning={meaning}
      onPress={() => onPress?.(space)}
      onPressIn={() => onTouch(space)}
      onPressOut={() => onTouch(null)}
      onHoverIn={() => onHover(space)}
      onHoverOut={() => onHover(null)}
      onFocus={() => {
        focusedRef.current = place
        onHover(space)
      }}
      onBlur={() => onHover(null)}
      style={({ pressed }) => ({
        width: cell,
        height: cell,
        backgroundColor: pressed && onPress ? touchColour : 'transparent',
      })}
    />
  )
})

/** CSS rules for the buttons on the web; phones need none. */
export const SpaceButtonRules = (_: { readonly touchColour: string }) => null

/** The button of a space, on phones. Never disabled: a press on a space where nothing fits says why. */
import { memo } from 'react'
import { useTheme } from '@/theme/ThemeProvider'
import { Pressable } from '../../kit/Pressable'
import { touchedWith, type SpaceButtonProps } from './touchable'

export const SpaceButton = memo(function SpaceButton({
  space,
  place,
  cell,
  label,
  meaning,
  onPress,
  onHover,
  onTouch,
  buttonsRef,
  focusedRef,
}: SpaceButtonProps) {
  const { colours } = useTheme()
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
        backgroundColor: pressed && onPress ? touchedWith(colours.gold) : 'transparent',
      })}
    />
  )
})

/** The web's buttons need rules that no style can carry; phones need none. */
export const SpaceButtonRules = () => null

/**
 * The button of a space on the web, as a plain `<button>`: after each move all 36 get a new label, which must be cheap, and
 * CSS colours the touched one before any script runs.
 */
import { memo, type ButtonHTMLAttributes, type MouseEvent } from 'react'
import { isVisibleFocus } from '../../kit/focus'
import { usePressed } from '../../kit/Pressable'
import type { SpaceButtonProps } from './SpaceButton'

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
  const pressed = usePressed<MouseEvent>(meaning, () => onPress?.(space))
  return (
    <button
      ref={(button) => {
        buttonsRef.current[place] = button
      }}
      type="button"
      className={onPress ? 'board-space' : 'board-space still'}
      role={onPress ? undefined : 'img'}
      aria-label={label}
      {...(pressed.props as ButtonHTMLAttributes<HTMLButtonElement>)}
      onClick={pressed.onPress}
      onPointerEnter={({ pointerType }) => {
        if (pointerType === 'touch') onTouch(space)
        else onHover(space)
      }}
      onPointerLeave={({ pointerType }) => {
        if (pointerType === 'touch') onTouch(null)
        else onHover(null)
      }}
      onFocus={({ currentTarget }) => {
        focusedRef.current = place
        if (isVisibleFocus(currentTarget)) onHover(space)
      }}
      onBlur={() => onHover(null)}
      style={{ width: cell, height: cell }}
    />
  )
})

export function SpaceButtonRules({ touchColour }: { readonly touchColour: string }) {
  return (
    <style>{`
      .board-space {
        position: relative;
        flex: none;
        box-sizing: border-box;
        margin: 0;
        padding: 0;
        border: 0;
        background: transparent;
        cursor: pointer;
        touch-action: manipulation;
        user-select: none;
        -webkit-touch-callout: none;
      }
      .board-space.still { cursor: default; }
      .board-space:not(.still):active { background-color: ${touchColour}; }
    `}</style>
  )
}

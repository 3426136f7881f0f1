/** Keys of the play screen: R, 1 to 6, S, Z, H, ?, Backspace, Escape, arrows. Ignores key repeats; does not check the rules. */
import { useLayoutEffect } from 'react'
import { itemAt } from '@/checked'
import type { Die } from '@/engine'
import { useRoutes } from '@/routes'
import { useLatest } from '@/ui/kit/useLatest'
import { focusOnSpace } from '@/ui/kit/focus'
import type { KeysOptions } from './useKeys'

/** Where the arrows start: the upper left space, as in reading. */
const firstSpace = 30

export function useKeys({ session, board, listening, onHint }: KeysOptions): void {
  const routes = useRoutes()
  const latest = useLatest(onHint)
  // A layout effect, because the first key may follow right after the page is drawn.
  useLayoutEffect(() => {
    if (!listening) return undefined
    const press = (event: KeyboardEvent): void => {
      if (event.repeat || event.ctrlKey || event.metaKey || event.altKey || isWriting(event.target)) return
      if (!routes.isFocused()) return
      const key = event.key.toLowerCase()
      if (key === 'r') roll()
      else if (key === 's') session.stop()
      else if (key === 'z') session.undo()
      else if (key === 'h') hint()
      else if (key === '?') routes.navigate('How')
      else if (/^[1-6]$/.test(key)) {
        if (session.scene().is === 'choose') session.chooseOption(Number(key) - 1)
        else session.tapIn(Number(key) as Die)
      } else if (key === 'backspace') session.takeDieBack()
      else if (key === 'escape') session.takeDiceBack()
      else if (key.startsWith('arrow') && !isInside(event.target, board.current)) focusBoard()
      else return
      event.preventDefault()
    }
    const roll = (): void => (session.scene().is === 'decide' ? session.rollAgain() : session.roll())
    const hint = (): void => latest()()
    const focusBoard = (): void => {
      const scene = session.scene()
      focusOnSpace(board.current, scene.is === 'choose' ? itemAt(scene.options, 0).space : firstSpace)
    }
    // In the capture phase, so that it runs before the focused control.
    document.addEventListener('keydown', press, { capture: true })
    return () => document.removeEventListener('keydown', press, { capture: true })
  }, [session, board, listening, routes, latest])
}

const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement

const isInside = (target: EventTarget | null, view: unknown): boolean =>
  target instanceof Node && view instanceof Node && view.contains(target)

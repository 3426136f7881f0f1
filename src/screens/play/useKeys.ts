/** Keyboard shortcuts of a match: R, 1 to 6, S, Z, H, ?, Backspace, Escape, arrows. The session checks the rules. */
import type { ComponentRef, RefObject } from 'react'
import type { View } from 'react-native'
import { itemAt } from '@/checked'
import type { Die } from '@/engine'
import { useRoutes } from '@/routes'
import type { Session } from '@/sitting/session'
import { focusOnSpace } from '@/ui/kit/focus'
import { useKeyPress } from '../shell/useKeyPress'

type KeysOptions = {
  readonly session: Session
  readonly board: RefObject<ComponentRef<typeof View> | null>
  readonly listening: boolean
  /** Asks the coach; does nothing without one. */
  readonly onHint: () => void
}

/** Where the arrows start: the upper left space, as in reading. */
const firstSpace = 30

export function useKeys({ session, board, listening, onHint }: KeysOptions): void {
  const { navigate } = useRoutes()
  const pressDigit = (digit: number): void =>
    session.scene().is === 'choose' ? session.chooseOption(digit - 1) : session.tapIn(digit as Die)
  const focusBoard = (): void => {
    const scene = session.scene()
    focusOnSpace(board.current, scene.is === 'choose' ? itemAt(scene.options, 0).space : firstSpace)
  }
  const actions: Readonly<Record<string, () => void>> = {
    r: () => (session.scene().is === 'decide' ? session.rollAgain() : session.roll()),
    s: session.stop,
    z: session.undo,
    h: onHint,
    '?': () => navigate('How'),
    backspace: session.takeDieBack,
    escape: session.takeDiceBack,
  }
  useKeyPress({ listening, beforeControls: true }, (event) => {
    const { key, repeat, target } = event
    // On the board the arrows move between its spaces.
    const isOnBoard = target instanceof Node && (board.current as unknown as Node | null)?.contains(target)
    const action = /^[1-6]$/.test(key)
      ? () => pressDigit(Number(key))
      : key.startsWith('Arrow')
        ? isOnBoard
          ? undefined
          : focusBoard
        : actions[key.toLowerCase()]
    if (repeat || !action) return
    action()
    event.preventDefault()
  })
}

/** The keys of looking back: arrows for rolls, with shift for turns, N for moments, Home, End, Space, P and ?. Escape goes back everywhere. */
import { useLayoutEffect } from 'react'
import { useLatest } from '@/ui/kit/useLatest'
import { useRoutes } from '@/routes'
import type { KeysOptions } from './useKeys'

export function useKeys(options: KeysOptions): void {
  const routes = useRoutes()
  const latest = useLatest(options)
  const { listening } = options
  useLayoutEffect(() => {
    if (!listening) return undefined
    const press = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || !routes.isFocused()) return
      const { lookBack, board, onPlayOn, onHelp } = latest()
      // In the board the arrows walk its spaces, and Space presses what has the focus.
      if (event.key.startsWith('Arrow') && isInside(event.target, board.current)) return
      if (event.key === ' ' && event.target instanceof HTMLElement && event.target !== document.body) return
      const what = event.shiftKey ? 'turn' : 'page'
      const acts: Readonly<Record<string, () => void>> = {
        ArrowLeft: () => lookBack.step(-1, what),
        ArrowRight: () => lookBack.step(1, what),
        n: lookBack.nextMoment,
        N: lookBack.previousMoment,
        Home: () => lookBack.go(0),
        End: () => lookBack.go(lookBack.last),
        ' ': lookBack.playOrPause,
        ...(onPlayOn && { p: onPlayOn }),
        '?': onHelp,
      }
      const act = acts[event.key]
      if (!act) return
      event.preventDefault()
      act()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [listening, routes, latest])
}

const isInside = (target: EventTarget | null, view: unknown): boolean =>
  target instanceof Node && view instanceof Node && view.contains(target)

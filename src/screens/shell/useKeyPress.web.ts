/** Listens to the keyboard while the page has the focus. Ignores the shortcuts of the browser and the system. */
import { useLayoutEffect } from 'react'
import { useRoutes } from '@/routes'
import { useLatest } from '@/ui/kit/useLatest'
import type { KeyPressOptions } from './useKeyPress'

export function useKeyPress(
  { listening = true, beforeControls = false }: KeyPressOptions,
  onPress: (event: KeyboardEvent) => void,
): void {
  const routes = useRoutes()
  const latest = useLatest(onPress)
  // A layout effect, because the first key may follow right after the page is drawn.
  useLayoutEffect(() => {
    if (!listening) return undefined
    const press = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || !routes.isFocused()) return
      latest()(event)
    }
    document.addEventListener('keydown', press, { capture: beforeControls })
    return () => document.removeEventListener('keydown', press, { capture: beforeControls })
  }, [listening, beforeControls, routes, latest])
}

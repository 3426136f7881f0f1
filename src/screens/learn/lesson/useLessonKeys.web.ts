/** The keys of the lesson, those of a match: R, 1 to 6, S and Z. A key that is held down counts once. */
import { useEffect } from 'react'
import { useRoutes } from '@/routes'
import type { LessonAction } from './lesson'
import type { LessonKeys } from './useLessonKeys'

const actions: Readonly<Record<string, LessonAction>> = {
  r: { type: 'roll' },
  s: { type: 'stop' },
  z: { type: 'rewind' },
}

export function useLessonKeys({ act, option }: LessonKeys): void {
  const routes = useRoutes()
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || !routes.isFocused()) return
      const isHeld = event.repeat && (event.key === ' ' || event.key === 'Enter')
      const key = event.key.toLowerCase()
      const action = actions[key] ?? (/^[1-6]$/.test(key) ? option(Number(key) - 1) : null)
      if (!isHeld && action === null) return
      event.preventDefault()
      if (isHeld) event.stopPropagation()
      else if (!event.repeat && action !== null) act(action)
    }
    // Before the controls: a key that is held down must not reach them.
    document.addEventListener('keydown', press, { capture: true })
    return () => document.removeEventListener('keydown', press, { capture: true })
  }, [act, option, routes])
}

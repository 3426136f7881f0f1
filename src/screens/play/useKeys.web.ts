/** The keys of the play screen: R, 1 to 6, S, Z and ?. A key that is held down counts once; rules are not its business. */
import { useEffect } from 'react'
import { useRoutes } from '../routes'
import type { Session } from './session'

export function useKeys(session: Session, listening: boolean): void {
  const routes = useRoutes()
  useEffect(() => {
    if (!listening) return
    const press = (event: KeyboardEvent): void => {
      if (event.repeat || event.ctrlKey || event.metaKey || event.altKey || isWriting(event.target)) return
      if (!routes.isFocused()) return
      const key = event.key.toLowerCase()
      if (key === 'r') session.roll()
      else if (key === 's') session.stop()
      else if (key === 'z') session.undo()
      else if (key === '?') routes.navigate('How')
      else if (/^[1-6]$/.test(key)) session.option(Number(key) - 1)
      else return
      event.preventDefault()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [session, listening, routes])
}

const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement

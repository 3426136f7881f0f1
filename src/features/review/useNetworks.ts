/** Loads the bots' networks where they are needed, and again after a while where that fails: on the web they come over the net. */
import { useEffect, useState } from 'react'
import { hasNetworks, loadNetworks } from '@/bots'
import { realClock } from '@/stage/clock'
import { missing, retryAfter } from '@/missing'
import { useServices } from '@/services'

/** Whether they are there. Hints and looking back need them, and bots of the upper levels. */
export function useNetworks(needed: boolean): boolean {
  const { lookForNewer } = useServices()
  const [there, setThere] = useState(hasNetworks)
  useEffect(() => {
    if (!needed || there) return
    let callOff: (() => void) | null = null
    let hasLeft = false
    const load = async (): Promise<void> => {
      callOff?.()
      try {
        await loadNetworks()
        if (!hasLeft) setThere(true)
      } catch {
        if (hasLeft) return
        callOff = realClock.after(retryAfter, again)
        missing.setState({ again })
        void lookForNewer()
      }
    }
    const again = (): void => void load()
    again()
    return () => {
      hasLeft = true
      callOff?.()
      if (missing.getState().again === again) missing.setState({ again: null })
    }
  }, [needed, there, lookForNewer])
  return there
}

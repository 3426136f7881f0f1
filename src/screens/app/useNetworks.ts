/** Loads the bots' networks where they are needed, and again after a while where that fails: on the web they come over the net. */
import { useEffect, useState } from 'react'
import { hasNetworks, loadNetworks } from '@/bots/index'
import { realClock } from '@/stage/index'

const retryAfter = 3000

/** Whether they are there. Hints and looking back need them, and bots of the upper levels. */
export function useNetworks(needed: boolean): boolean {
  const [there, setThere] = useState(hasNetworks)
  useEffect(() => {
    if (!needed || there) return
    let callOff: (() => void) | null = null
    let hasLeft = false
    const load = async (): Promise<void> => {
      try {
        await loadNetworks()
        if (!hasLeft) setThere(true)
      } catch {
        if (!hasLeft) callOff = realClock.after(retryAfter, () => void load())
      }
    }
    void load()
    return () => {
      hasLeft = true
      callOff?.()
    }
  }, [needed, there])
  return there
}

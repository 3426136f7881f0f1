/** Loads the bots' networks where they are needed: hints, looking back, and bots of the upper levels. */
import { useEffect, useState } from 'react'
import { hasNetworks, loadNetworks } from '@/bots'
import { useServices } from '@/services'

/** Whether they are loaded. */
export function useNetworks(needed: boolean): boolean {
  const { chunks } = useServices()
  const [loaded, setLoaded] = useState(hasNetworks)
  useEffect(
    () => (needed && !loaded ? chunks.load(loadNetworks, () => setLoaded(true)) : undefined),
    [needed, loaded, chunks],
  )
  return loaded
}

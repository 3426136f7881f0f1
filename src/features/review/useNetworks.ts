/** Loads the bots' networks on demand: for hints, for looking back, and for bots of the upper levels. */
import { useEffect, useState } from 'react'
import { hasNetworks, loadNetworks } from '@/bots'
import { useServices } from '@/services'

/** Returns true once the networks are loaded. */
export function useNetworks(needed: boolean): boolean {
  const { chunks } = useServices()
  const [loaded, setLoaded] = useState(hasNetworks)
  useEffect(
    () => (needed && !loaded ? chunks.load(loadNetworks, () => setLoaded(true)) : undefined),
    [needed, loaded, chunks],
  )
  return loaded
}

import { useSyncExternalStore } from 'react'

const query = () => window.matchMedia('(prefers-contrast: more)')

const subscribe = (changed: () => void) => {
  const asked = query()
  asked.addEventListener('change', changed)
  return () => asked.removeEventListener('change', changed)
}

export const useIncreasedContrast = (): boolean => useSyncExternalStore(subscribe, () => query().matches)

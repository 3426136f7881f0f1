/** What the screens may ask of the world: saves, the time and new seeds. `App.tsx` hands them in; nothing is made here. */
import { createContext, useContext, type ReactNode } from 'react'
import { useStore } from 'zustand'
import type { Entry, Saves, SavesState, Settings } from '@/saves'

export type Services = {
  readonly saves: Saves
  /** The time as an ISO string. */
  readonly now: () => string
  /** 32 hex digits from a cryptographic source. */
  readonly newSeed: () => string
  /** An id for a match. */
  readonly newId: () => string
  /** Asks the host for a newer version of the app: code that cannot be loaded may have gone with an older one. */
  readonly lookForNewer: () => Promise<void>
}

const ServicesContext = createContext<Services | null>(null)

export const ServicesProvider = ({
  services,
  children,
}: {
  readonly services: Services
  readonly children: ReactNode
}) => <ServicesContext value={services}>{children}</ServicesContext>

export const useServices = (): Services => {
  const services = useContext(ServicesContext)
  if (services === null) throw new Error('A screen stands outside ServicesProvider')
  return services
}

export const useSettings = (): Settings => useStore(useServices().saves.settings)

/** What `pick` takes from the list and the state of saving. */
export const useSaves = <Picked,>(pick: (state: SavesState) => Picked): Picked =>
  useStore(useServices().saves.state, pick)

/** What a match is called; empty until somebody gives it a name. */
export const useTitle = (id: string): string =>
  useSaves(({ entries, deleted }) => {
    const isIt = (entry: Entry): boolean => entry.id === id
    return (entries.find(isIt) ?? deleted.find(isIt))?.title ?? ''
  })

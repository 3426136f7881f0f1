/** The services that `App.tsx` provides to features and screens. Tests create each of them anew. */
import { createContext, useContext, type ReactNode } from 'react'
import { useStore, type StoreApi } from 'zustand'
import type { Entry, Saves, SavesState, Settings } from '@/saves'
import type { Announcer } from '@/stage/announcer'
import type { Clock } from '@/stage/clock'
import type { Sounds } from '@/stage/sounds'
import type { PressMoments } from '@/ui/kit/Pressable'
import type { Chunks } from './chunks'
import type { Memory } from './memory'

export type Services = {
  readonly saves: Saves
  /** All timers of the app run on this clock. */
  readonly clock: Clock
  readonly announcer: Announcer
  readonly sounds: Sounds
  readonly memory: Memory
  readonly chunks: Chunks
  readonly updates: Updates
  readonly pressMoments: PressMoments
  /** The current time as an ISO string. */
  readonly now: () => string
  /** 32 hex digits from a cryptographic source. */
  readonly newSeed: () => string
  /** Creates the id of a match. */
  readonly newId: () => string
}

/** Updates of the web app. Phones get theirs from the store. */
export type Updates = {
  /** Starts the new version that is ready; null if there is none. */
  readonly waiting: StoreApi<{ readonly start: (() => void) | null }>
  /** Call it once Home is shown. */
  readonly watch: () => void
  readonly check: () => Promise<void>
  /** Reloads the page, unless the server cannot be reached. */
  readonly reload: () => Promise<void>
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
  if (services === null) throw new Error('useServices needs a ServicesProvider')
  return services
}

export const useClock = (): Clock => useServices().clock

/** Announces a sentence to screen readers. */
export const useSay = (): Announcer['say'] => useServices().announcer.say

export const useSettings = (): Settings => useStore(useServices().saves.settings)

export const useSaves = <Picked,>(pick: (state: SavesState) => Picked): Picked =>
  useStore(useServices().saves.state, pick)

/** Starts the new version that is ready; null if there is none. */
export const useUpdate = (): (() => void) | null =>
  useStore(useServices().updates.waiting, ({ start }) => start)

/** The title of a match; empty if the players gave it none. */
export const useTitle = (id: string): string =>
  useSaves(({ entries, deleted }) => {
    const isIt = (entry: Entry): boolean => entry.id === id
    return (entries.find(isIt) ?? deleted.find(isIt))?.title ?? ''
  })

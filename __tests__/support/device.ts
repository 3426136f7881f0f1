/** A device for tests: an empty disk, a fixed date, numbered ids and a language. */
import AsyncStorage from '@react-native-async-storage/async-storage'
import { configure } from '@testing-library/react-native'
import * as Localization from 'expo-localization'
import type { Language } from '@/names'
import { createSaves, type Saves } from '@/saves'
import { createChunks } from '@/chunks'
import { createMemory, type Memory } from '@/memory'
import { createUpdates } from '@/screens/shell/updates'
import type { Services } from '@/services'
import { createAnnouncer } from '@/stage/announcer'
import { realClock, type Clock } from '@/stage/clock'
import { createSounds } from '@/stage/sounds'
import { createPressMoments } from '@/ui/kit/Pressable'

// On a busy machine a screen can take longer than the default second.
configure({ asyncUtilTimeout: 10_000 })

export type DeviceOptions = {
  /** The language of the system. */
  readonly language?: Language
  /** The seed of each match, or a function that returns the next one. */
  readonly seed?: string | (() => string)
  /** A fake clock lets a test advance the time. */
  readonly clock?: Clock
  /** Runs before the first screen, for example to save matches. */
  readonly prepare?: (saves: Saves, memory: Memory) => void | Promise<void>
}

export type Device = { readonly saves: Saves; readonly services: Services }

export const startOfTime = '2026-11-18T09:12:00.000Z'

export const openDevice = async ({
  language = 'en',
  seed = '00112233445566778899aabbccddeeff',
  clock = realClock,
  prepare,
}: DeviceOptions = {}): Promise<Device> => {
  jest
    .mocked(Localization.useLocales)
    .mockReturnValue([{ languageTag: language } as ReturnType<typeof Localization.useLocales>[number]])
  let ids = 0
  const now = (): string => startOfTime
  const newId = (): string => `test-${(ids += 1)}`
  const newSeed = (): string => (typeof seed === 'string' ? seed : seed())
  const saves = createSaves({ now, newId, newSeed, after: realClock.after })
  await saves.open()
  const memory = createMemory()
  await prepare?.(saves, memory)
  const updates = createUpdates()
  const chunks = createChunks({ after: realClock.after, checkForUpdate: updates.check })
  const pressMoments = createPressMoments()
  return {
    saves,
    services: {
      saves,
      clock,
      announcer: createAnnouncer(clock),
      sounds: createSounds(clock),
      memory,
      chunks,
      updates,
      pressMoments,
      now,
      newSeed,
      newId,
    },
  }
}

export const clearDisk = (): Promise<void> => AsyncStorage.clear()

/** The whole app on a device of its own: an empty disk, a clock that stands, seeds in order, a language of the system. */
import AsyncStorage from '@react-native-async-storage/async-storage'
import { act, render, screen } from '@testing-library/react-native'
import * as Localization from 'expo-localization'
import { Linking, VirtualizedList } from 'react-native'
import type { Language } from '@/i18n/index'
import { createSaves, type Saves } from '@/saves/index'
import { Navigation, Providers, type Services } from '@/screens/index'
import { realClock } from '@/stage/index'

jest.mock('expo-localization', () => ({ useLocales: jest.fn(() => [{ languageTag: 'en-GB' }]) }))

// Nothing is measured in a test, so a list finds no more rows to draw; the timer that would look outlives the test.
Object.assign(VirtualizedList.prototype, { _scheduleCellsToRenderUpdate: () => undefined })

export type AppOptions = {
  /** The link that opened the app: `new`, `match/abc`. */
  readonly link?: string
  /** What the system speaks. */
  readonly language?: Language
  readonly seed?: string
  /** Runs before the first screen shows, such as saving matches. */
  readonly prepare?: (saves: Saves) => void | Promise<void>
}

export const startOfTime = '2026-11-18T09:12:00.000Z'

export type Running = { readonly saves: Saves; readonly services: Services }

/** Starts the app and waits until its first screen stands. */
export const startApp = async ({
  link,
  language = 'en',
  seed = '00112233445566778899aabbccddeeff',
  prepare,
}: AppOptions = {}): Promise<Running> => {
  jest.spyOn(Linking, 'getInitialURL').mockResolvedValue(link === undefined ? null : `claimit://${link}`)
  jest
    .mocked(Localization.useLocales)
    .mockReturnValue([{ languageTag: language } as ReturnType<typeof Localization.useLocales>[number]])
  let ids = 0
  const now = (): string => startOfTime
  const newId = (): string => `test-${(ids += 1)}`
  const saves = createSaves({ now, newId, after: realClock.after })
  const services: Services = { saves, now, newId, newSeed: () => seed }
  await saves.open()
  await prepare?.(saves)
  render(
    <Providers services={services}>
      <Navigation />
    </Providers>,
  )
  await act(async () => undefined)
  return { saves, services }
}

/** Forgets everything that was saved. */
export const clearDisk = (): Promise<void> => AsyncStorage.clear()

export { screen }

/** The whole app on a device of its own, from its first screen or from a link. A test that needs it is called `*.app.test.tsx`. */
import { act, render, screen } from '@testing-library/react-native'
import { Linking, VirtualizedList } from 'react-native'
import { Navigation } from '@/screens/shell/Navigation'
import { Providers } from '@/screens/shell/Providers'
import { openDevice, type Device, type DeviceOptions } from './device'

// Nothing is measured in a test, so a list finds no more rows to draw; the timer that would look outlives the test.
Object.assign(VirtualizedList.prototype, { _scheduleCellsToRenderUpdate: () => undefined })

export type AppOptions = DeviceOptions & {
  /** The link that opened the app: `new`, `match/abc`. */
  readonly link?: string
}

/** Starts the app and waits until its first screen stands. */
export const startApp = async ({ link, ...options }: AppOptions = {}): Promise<Device> => {
  jest.spyOn(Linking, 'getInitialURL').mockResolvedValue(link === undefined ? null : `claimit://${link}`)
  const device = await openDevice(options)
  render(
    <Providers services={device.services}>
      <Navigation />
    </Providers>,
  )
  await act(async () => undefined)
  return device
}

export { clearDisk } from './device'
export { screen }

/** Starts the whole app on a new device. Tests that use it are named `*.app.test.tsx`. */
import { act, render, screen } from '@testing-library/react-native'
import { Linking, VirtualizedList } from 'react-native'
import { Navigation } from '@/screens/shell/Navigation'
import { Providers } from '@/screens/shell/Providers'
import { openDevice, type Device, type DeviceOptions } from './device'

// Tests measure nothing, so a list never renders more rows; its timer would outlive the test.
Object.assign(VirtualizedList.prototype, { _scheduleCellsToRenderUpdate: () => undefined })

export type AppOptions = DeviceOptions & {
  /** The link that opened the app: `new`, `match/abc`. */
  readonly link?: string
}

/** Starts the app and waits for its first screen. */
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

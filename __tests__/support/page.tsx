/** Renders one page with the app's providers, without navigation. */
import { act, render } from '@testing-library/react-native'
import type { ReactElement } from 'react'
import { Providers } from '@/screens/shell/Providers'
import { openDevice, type Device, type DeviceOptions } from './device'

export const showPage = async (page: ReactElement, options: DeviceOptions = {}): Promise<Device> => {
  const device = await openDevice(options)
  render(<Providers services={device.services}>{page}</Providers>)
  await act(async () => undefined)
  return device
}

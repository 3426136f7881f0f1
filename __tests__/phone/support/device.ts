/** The kind of phone and its system settings. */
export const platforms = ['android', 'ios'] as const
export type Platform = (typeof platforms)[number]

export type Insets = {
  readonly top: number
  readonly right: number
  readonly bottom: number
  readonly left: number
}

export type Size = { readonly width: number; readonly height: number }

export type Device = Size & {
  readonly platform: Platform
  /** Pixels per point. */
  readonly scale: number
  readonly insets: Insets
  /** The system's text scale. */
  readonly fontScale: number
  readonly scheme: 'light' | 'dark'
  readonly locale: string
  readonly reducesMotion: boolean
  readonly screenReader: boolean
}

const standing = {
  android: { top: 24, right: 0, bottom: 24, left: 0 },
  ios: { top: 47, right: 0, bottom: 34, left: 0 },
} satisfies Record<Platform, Insets>

const lying = {
  android: { top: 24, right: 0, bottom: 24, left: 24 },
  ios: { top: 0, right: 47, bottom: 21, left: 47 },
} satisfies Record<Platform, Insets>

/** Small iPhones have a home button and no home indicator. */
const oldIPhone: Insets = { top: 20, right: 0, bottom: 0, left: 0 }

export const insetsOf = (platform: Platform, { width, height }: Size): Insets => {
  if (platform === 'ios' && Math.max(width, height) < 700) return oldIPhone
  return (width > height ? lying : standing)[platform]
}

const usual = {
  android: { width: 412, height: 915, scale: 2.625 },
  ios: { width: 390, height: 844, scale: 3 },
} satisfies Record<Platform, Size & { scale: number }>

export const deviceOf = (wanted: Partial<Device> & Pick<Device, 'platform'>): Device => {
  const size = { ...usual[wanted.platform], ...wanted }
  return {
    insets: insetsOf(wanted.platform, size),
    fontScale: 1,
    scheme: 'light',
    locale: 'en-GB',
    reducesMotion: false,
    screenReader: false,
    ...size,
  }
}

/** The same phone in the other orientation. */
export const turned = (device: Device): Device => {
  const size = { width: device.height, height: device.width }
  return { ...device, ...size, insets: insetsOf(device.platform, size) }
}

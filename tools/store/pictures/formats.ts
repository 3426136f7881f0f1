/** The sizes of the store pictures, and of the app in them. */

import type { Size } from '../../picture/photograph'

export type Format = {
  readonly name: string
  /** The size of the whole picture in points. */
  readonly size: Size
  /** Pixels per point: `size` times `density` is the size in pixels that the store requires. */
  readonly density: number
  /** The screen size that the app is given. */
  readonly app: Size
  /** The height of the caption above the app. */
  readonly head: number
  readonly captionSize: number
}

export const formats: readonly Format[] = [
  {
    // iPhone 6.9", 1320 x 2868: the App Store scales it down for smaller iPhones.
    name: 'app-store-iphone',
    size: { width: 440, height: 956 },
    density: 3,
    app: { width: 412, height: 830 },
    head: 146,
    captionSize: 33,
  },
  {
    // iPad 13", 2752 x 2064, in landscape.
    name: 'app-store-ipad',
    size: { width: 1376, height: 1032 },
    density: 2,
    app: { width: 1180, height: 885 },
    head: 112,
    captionSize: 52,
  },
  {
    // 1080 x 1920: Google Play requires 9:16 for pictures that it shows in recommendations.
    name: 'play-phone',
    size: { width: 432, height: 768 },
    density: 2.5,
    app: { width: 412, height: 760 },
    head: 116,
    captionSize: 28,
  },
  {
    // 2560 x 1440, 16:9, for 7-inch and 10-inch tablets.
    name: 'play-tablet',
    size: { width: 1280, height: 720 },
    density: 2,
    app: { width: 1180, height: 740 },
    head: 98,
    captionSize: 44,
  },
]

/** The scale of the app in the picture, relative to its screen. */
export const scaleOf = ({ size, app, head }: Format): number => {
  const margin = Math.round(Math.min(size.width, size.height) * 0.04)
  return Math.min((size.height - head - margin) / app.height, (size.width - 2 * margin) / app.width)
}

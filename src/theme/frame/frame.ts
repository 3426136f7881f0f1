/** Where the parts of the play screen lie, for any window: pure arithmetic, no view. One file for each layout. */
import { desktop } from './desktop'
import { landscape } from './landscape'
import { portrait } from './portrait'
import { tablet } from './tablet'
import type { Frame, FrameInput, Layout } from './types'

const layoutOf = ({ width, height }: FrameInput): Layout => {
  if (width >= 1200 && height >= 600) return 'desktop'
  if (width >= 900 && height >= 600) return 'tablet'
  return width > height ? 'landscape' : 'portrait'
}

const frames = { portrait, landscape, tablet, desktop } as const satisfies Record<
  Layout,
  (input: FrameInput) => Frame
>

export const frameFor = (input: FrameInput): Frame => frames[layoutOf(input)](input)

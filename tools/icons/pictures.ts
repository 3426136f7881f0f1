export type Picture = {
  readonly file: string
  /** Several drawings are stacked. */
  readonly drawing: string | readonly string[]
  readonly size: number
}

export const pictures: readonly Picture[] = [
  { file: 'icon.png', drawing: 'icon', size: 1024 },
  { file: 'icon-dark.png', drawing: 'icon-dark', size: 1024 },
  { file: 'icon-tinted.png', drawing: 'icon-tinted', size: 1024 },
  { file: 'adaptive-foreground.png', drawing: 'foreground', size: 1024 },
  { file: 'adaptive-background.png', drawing: 'background', size: 1024 },
  { file: 'adaptive-monochrome.png', drawing: 'monochrome', size: 1024 },
  { file: 'splash.png', drawing: 'splash', size: 800 },
  { file: 'splash-dark.png', drawing: 'splash-dark', size: 800 },
  { file: 'favicon.png', drawing: 'favicon', size: 96 },
  { file: 'web/180.png', drawing: 'icon', size: 180 },
  { file: 'web/192.png', drawing: 'icon', size: 192 },
  { file: 'web/512.png', drawing: 'icon', size: 512 },
  { file: 'web/maskable-192.png', drawing: ['background', 'foreground'], size: 192 },
  { file: 'web/maskable-512.png', drawing: ['background', 'foreground'], size: 512 },
]

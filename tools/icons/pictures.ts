/** Which drawing becomes which picture, and how large. It draws nothing. */
export type Picture = { readonly file: string; readonly drawing: string; readonly size: number }

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
]

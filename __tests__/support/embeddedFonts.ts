/** The fonts that app.json embeds, under the names by which each platform finds them. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { create, type Font } from 'fontkit'

const root = join(__dirname, '../..')

type Options = {
  readonly ios: { readonly fonts: readonly string[] }
  readonly android: {
    readonly fonts: readonly {
      readonly fontFamily: string
      readonly fontDefinitions: readonly [{ readonly path: string }]
    }[]
  }
}
const { expo: app } = JSON.parse(readFileSync(join(root, 'app.json'), 'utf8')) as {
  readonly expo: { readonly plugins: readonly (string | readonly [string, unknown])[] }
}

const plugin = app.plugins.find(([name]) => name === 'expo-font')

export function embeddedFonts(
  platform: 'ios' | 'android',
): readonly { readonly family: string; readonly file: string }[] {
  const { ios, android } = plugin?.[1] as Options
  if (platform === 'android')
    return android.fonts.map(({ fontFamily, fontDefinitions: [{ path }] }) => ({
      family: fontFamily,
      file: join(root, path),
    }))
  // iOS knows a font by its PostScript name, not by its file's.
  return ios.fonts.map((path) => {
    const file = join(root, path)
    return { family: (create(readFileSync(file)) as Font).postscriptName, file }
  })
}

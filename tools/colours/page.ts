/**
 * Writes the theme's background and text colours into the files that are used before any of our code runs, on phones and on the
 * web.
 */
import type { Scheme } from '@/names'
import { palettes } from '@/theme/colours'

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }

/** The theme of each `backgroundColor`, in the order of the text: those below `dark` are Lantern's. */
const coats = (value: Json, scheme: Scheme): readonly Scheme[] => {
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([key, inner]: [string, Json]) =>
    key === 'backgroundColor' ? [scheme] : coats(inner, key === 'dark' ? 'lantern' : scheme),
  )
}

const appJson = (text: string): string => {
  const left = [...coats(JSON.parse(text) as Json, 'paper')]
  return text.replace(/("backgroundColor": )"[^"]*"/g, (_whole, key: string) => {
    return `${key}"${palettes[left.shift() ?? 'paper'].colours.bg}"`
  })
}

/** The last mention of light or dark before a colour decides which theme it belongs to. */
const indexHtml = (text: string): string => {
  let scheme: Scheme = 'paper'
  return text
    .split('\n')
    .map((line) => {
      if (line.includes('prefers-color-scheme: dark')) scheme = 'lantern'
      else if (line.includes('prefers-color-scheme: light') || line.includes('<style>')) scheme = 'paper'
      const { bg, ink } = palettes[scheme].colours
      if (line.includes('name="theme-color"')) return line.replace(/#[0-9a-f]{6}/i, bg)
      return line
        .replace(/(^\s*background: )#[0-9a-f]{6}/i, `$1${bg.toLowerCase()}`)
        .replace(/(^\s*color: )#[0-9a-f]{6}/i, `$1${ink.toLowerCase()}`)
    })
    .join('\n')
}

/** Each file, and the function that updates its text. */
export const pages = { 'app.json': appJson, 'public/index.html': indexHtml } as const satisfies Readonly<
  Record<string, (text: string) => string>
>

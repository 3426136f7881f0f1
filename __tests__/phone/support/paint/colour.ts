/** Converts React Native's processed colours to CSS. */
export function colourOf(value: unknown): string {
  if (typeof value === 'string') return value
  if (typeof value === 'object' && value !== null && 'payload' in value) return colourOf(value.payload)
  if (typeof value !== 'number') return 'transparent'
  const argb = value >>> 0
  return `rgba(${(argb >> 16) & 255},${(argb >> 8) & 255},${argb & 255},${((argb >>> 24) / 255).toFixed(3)})`
}

export const escaped = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;')

type Attributes = Readonly<Record<string, unknown>>

export const attributes = (all: Attributes): string =>
  Object.entries(all)
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([name, value]) => ` ${name}="${escaped(String(value))}"`)
    .join('')

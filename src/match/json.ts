/** `JSON.parse` that returns a result instead of throwing. */
type JsonRead = { readonly ok: true; readonly value: unknown } | { readonly ok: false }

export const readJson = (text: string): JsonRead => {
  try {
    return { ok: true, value: JSON.parse(text) as unknown }
  } catch {
    // Hermes also throws at deep nesting.
    return { ok: false }
  }
}

/** An object from outside, not checked yet. */
export type Raw = Readonly<Record<string, unknown>>

export const isObject = (value: unknown): value is Raw =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

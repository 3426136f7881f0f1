/** What a text says as JSON. Whatever is no JSON says nothing, and whoever reads it decides what becomes of it. */
type JsonRead = { readonly ok: true; readonly value: unknown } | { readonly ok: false }

export const readJson = (text: string): JsonRead => {
  try {
    return { ok: true, value: JSON.parse(text) as unknown }
  } catch {
    // A phone's engine also throws at what is nested deeper than it has room for.
    return { ok: false }
  }
}

/** An object of anything: a record as it came from outside. */
export type Raw = Readonly<Record<string, unknown>>

export const isObject = (value: unknown): value is Raw =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

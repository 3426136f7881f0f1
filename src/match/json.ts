/** `JSON.parse` that returns a result instead of throwing. */
type JsonRead = { readonly ok: true; readonly value: unknown } | { readonly ok: false }

/** Far deeper than anything that was ever written. Far less than what overflows the stack of code that walks through a value. */
const deepest = 100

const isTooDeep = (text: string): boolean => {
  let depth = 0
  for (let at = 0; at < text.length; at += 1) {
    const char = text[at]
    if (char === '"') {
      for (at += 1; at < text.length && text[at] !== '"'; at += 1) if (text[at] === '\\') at += 1
    } else if (char === '[' || char === '{') {
      depth += 1
      if (depth > deepest) return true
    } else if (char === ']' || char === '}') depth -= 1
  }
  return false
}

export const readJson = (text: string): JsonRead => {
  if (isTooDeep(text)) return { ok: false }
  try {
    return { ok: true, value: JSON.parse(text) as unknown }
  } catch {
    return { ok: false }
  }
}

/** An object from outside, not checked yet. */
export type Raw = Readonly<Record<string, unknown>>

export const isObject = (value: unknown): value is Raw =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

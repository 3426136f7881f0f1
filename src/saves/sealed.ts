/** The checksum at the end of everything stored: a text that is not word for word as it was written is believed by nobody. */
import { isObject, readJson, type Raw } from '@/match'

/** A short mark that follows from a text (FNV-1a, 32 bits): tells torn and flipped texts from whole ones, and stops no forger. */
export const checksum = (text: string): string => {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return (hash >>> 0).toString(16).padStart(8, '0')
}

/** The last field of a body; no other letter between the two differs from what was written. */
const markOf = (body: string): string => `,"check":"${checksum(body)}"}`
const markLength = markOf('').length

/** An object of at least one field as one line of text. */
export const seal = (value: object): string => {
  const body = JSON.stringify(value)
  return body.slice(0, -1) + markOf(body)
}

export const isSealed = (text: string): boolean =>
  text.endsWith('"}') && text.slice(-markLength) === markOf(`${text.slice(0, -markLength)}}`)

export const parse = (text: string): Raw | null => {
  const read = readJson(text)
  return read.ok && isObject(read.value) ? read.value : null
}

/** What was sealed; null for anything that was not, or is no longer as it was. */
export const unseal = (text: string | null | undefined): Raw | null =>
  text && isSealed(text) ? parse(text) : null

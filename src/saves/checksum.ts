/** Appends a checksum to everything that is stored, and rejects a text whose checksum does not match. */
import { isObject, readJson, type Raw } from '@/match'

/** FNV-1a, 32 bits: detects torn and damaged texts. It is no protection against forgery. */
export const checksum = (text: string): string => {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return (hash >>> 0).toString(16).padStart(8, '0')
}

/** The checksum is the last field of the object. */
const endOf = (body: string): string => `,"check":"${checksum(body)}"}`
const endLength = endOf('').length

/** Serialises an object of at least one field. */
export const withChecksum = (value: object): string => {
  const body = JSON.stringify(value)
  return body.slice(0, -1) + endOf(body)
}

export const isIntact = (text: string): boolean =>
  text.endsWith('"}') && text.slice(-endLength) === endOf(`${text.slice(0, -endLength)}}`)

/** The object in a text, whatever its checksum; null for anything else. */
export const parseObject = (text: string): Raw | null => {
  const read = readJson(text)
  return read.ok && isObject(read.value) ? read.value : null
}

/** The object in an intact text; null for anything else. */
export const readIntact = (text: string | null | undefined): Raw | null =>
  text && isIntact(text) ? parseObject(text) : null

/** Saves that could not be read: kept word for word under keys of their own, until somebody lets them go. */
import * as v from 'valibot'
import { moveCount } from '@/match/index'
import { checksum } from './checksum'
import { readJson } from './json'
import { keys, idOfAsideKey } from './keys'
import { readSaved, type SavedBroken } from './savedMatch'
import type { Storage } from './storage'
import type { PutAside } from './types'

const format = 'claim-it-aside/1'
const shape = v.object({ format: v.literal(format), id: v.string(), putAside: v.string(), raw: v.string() })

type AsideFile = { readonly id: string; readonly putAside: string; readonly raw: string }

/** A file that is itself damaged is taken as the raw text. */
const readAside = (key: string, text: string): AsideFile => {
  const json = readJson(text)
  const read = json.ok ? v.safeParse(shape, json.value) : null
  if (read?.success) return read.output
  return { id: idOfAsideKey(key), putAside: '', raw: text }
}

/** What is wrong with a raw text, as found today: a later app may know more than the one that put it aside. */
export const brokenIn = (raw: string): SavedBroken => {
  const read = readSaved(raw)
  if (!read.ok && read.reason === 'broken') return read
  return {
    ok: false,
    reason: 'broken',
    fault: read.ok ? { code: 'altered' } : { code: 'wrong-field', field: 'format' },
    title: read.ok ? read.saved.match.info.title : read.title,
    players: read.ok ? read.saved.match.info.players.map(({ name }) => name) : [],
    brokenAtMove: null,
    partial: read.ok ? read.saved.match : null,
  }
}

export const asideOf = (key: string, id: string, putAside: string, broken: SavedBroken): PutAside => {
  const { title, players, fault, brokenAtMove, partial } = broken
  const continuesFrom = partial && moveCount(partial)
  return { key, id, title, players, putAside, fault, brokenAtMove, continuesFrom }
}

export const listAside = (key: string, text: string): PutAside => {
  const { id, putAside, raw } = readAside(key, text)
  return asideOf(key, id, putAside, brokenIn(raw))
}

export const rawOfAside = (key: string, text: string): string => readAside(key, text).raw

/** Writes the raw text to a key of its own and returns it; null when that fails, and the text stays where it was. */
export const putAside = async (
  storage: Storage,
  { id, putAside: time, raw }: AsideFile,
): Promise<string | null> => {
  const key = keys.aside(id, checksum(raw))
  try {
    await storage.setItem(key, JSON.stringify({ format, id, putAside: time, raw }))
    return key
  } catch {
    return null
  }
}

/** The tags at the top of a match's text. Knows their form and no meaning; what cannot be read is told by its line. */
import { readJson } from './json'
import type { RecordFault } from './replay'

export type TextFault =
  | RecordFault
  /** No header at all: this is some other text. */
  | { readonly code: 'not-a-match' }
  | { readonly code: 'missing-tag'; readonly tag: string }
  | { readonly code: 'bad-tag'; readonly tag: string }
export type TextFaultCode = TextFault['code']

export type Tag = { readonly value: string; readonly line: number }
export type Tags = ReadonlyMap<string, Tag>

/** A header or a table that cannot be. */
export class Unreadable extends Error {
  constructor(
    readonly line: number,
    readonly fault: TextFault,
  ) {
    super(fault.code)
  }
}

const tagPattern = /^\s*\[\s*([A-Za-z0-9]+)\s+("(?:[^"\\]|\\.)*")\s*\]\s*$/

/** Messengers like to curl straight quotes. */
const straighten = (line: string): string => line.replace(/[“”„]/g, '"')

const readTag = (line: string): readonly [string, string] | null => {
  const found = tagPattern.exec(line) ?? tagPattern.exec(straighten(line))
  if (!found) return null
  const read = readJson(found[2]!)
  return read.ok ? [found[1]!, read.value as string] : null
}

/** Far more than any version writes. */
const mostTags = 1000

/** The tags at the top, and the text with them blanked out, so that every place in it keeps its line. */
export const splitHeader = (text: string): { readonly tags: Tags; readonly moves: string } => {
  const tags = new Map<string, Tag>()
  const lines = text.replace(/\r\n?/g, '\n').split('\n')
  const moves = [...lines]
  for (const [index, line] of lines.entries()) {
    const found = readTag(line)
    if (!found && line.trim().startsWith('['))
      throw new Unreadable(index + 1, { code: 'bad-tag', tag: line.trim().split(/\W+/)[1] ?? '' })
    if (!found && line.trim() !== '') break
    if (!found) continue
    const [name, value] = found
    if (tags.has(name) || tags.size === mostTags)
      throw new Unreadable(index + 1, { code: 'bad-tag', tag: name })
    tags.set(name, { value, line: index + 1 })
    moves[index] = ''
  }
  return { tags, moves: moves.join('\n') }
}

export const needed = (tags: Tags, tag: string): Tag => {
  const found = tags.get(tag)
  if (!found)
    throw new Unreadable(Math.max(1, ...[...tags.values()].map(({ line }) => line)), {
      code: 'missing-tag',
      tag,
    })
  return found
}

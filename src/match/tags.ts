/** Splits the tags off the top of a match's text. `readText` interprets them. */
import { readJson } from './json'
import type { RecordFault } from './replay'

export type TextFault =
  | RecordFault
  /** The text has no tags at all, so it is not a match. */
  | { readonly code: 'not-a-match' }
  | { readonly code: 'too-large' }
  | { readonly code: 'missing-tag'; readonly tag: string }
  | { readonly code: 'bad-tag'; readonly tag: string }
export type TextFaultCode = TextFault['code']

export type Tag = { readonly value: string; readonly line: number }
export type Tags = ReadonlyMap<string, Tag>

/** Thrown inside `readText`, which turns it into a result. */
export class Unreadable extends Error {
  constructor(
    readonly line: number,
    readonly fault: TextFault,
  ) {
    super(fault.code)
  }
}

const tagPattern = /^\s*\[\s*([A-Za-z0-9]+)\s+("(?:[^"\\]|\\.)*")\s*\]\s*$/

/** Messengers replace straight quotes with curly ones. */
const straighten = (line: string): string => line.replace(/[“”„]/g, '"')

const readTag = (line: string): readonly [string, string] | null => {
  const [, name, quoted] = tagPattern.exec(line) ?? tagPattern.exec(straighten(line)) ?? []
  const read = quoted === undefined ? null : readJson(quoted)
  return name !== undefined && read?.ok ? [name, read.value as string] : null
}

/** Limits broken texts. */
const mostTags = 1000

/** Returns the tags, and the text with them blanked out, so that the other lines keep their numbers. */
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

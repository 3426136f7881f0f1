/** Breaks styled text into lines as phones do, without hyphenation. */
import { isText, type Props, type ShadowNode } from '../nodes'
import { face } from './fonts'

export type TextStyle = {
  readonly fontFamily?: string
  readonly fontSize: number
  readonly lineHeight?: number
  readonly letterSpacing: number
  readonly textTransform?: string
  readonly textDecorationLine?: string
  readonly color?: unknown
}

export type Piece = { readonly text: string; readonly style: TextStyle; readonly width: number }
export type Line = { readonly pieces: readonly Piece[]; readonly width: number; readonly height: number }

export type Lines = {
  readonly lines: readonly Line[]
  readonly width: number
  readonly height: number
  /** The text had more lines than allowed. */
  readonly isCut: boolean
  /** A word is wider than the available width. */
  readonly isBroken: boolean
}

type Word = Piece & { readonly isSpace: boolean; readonly endsLine: boolean }
type Run = { readonly text: string; readonly style: TextStyle }

const inherited = [
  'fontFamily',
  'fontSize',
  'lineHeight',
  'letterSpacing',
  'textTransform',
  'textDecorationLine',
  'color',
] as const

/** React Native's default font size. */
const plain: TextStyle = { fontSize: 14, letterSpacing: 0 }

export const styleOf = (props: Props, around: TextStyle = plain): TextStyle => ({
  ...around,
  ...Object.fromEntries(
    inherited.filter((name) => props[name] !== undefined).map((name) => [name, props[name]]),
  ),
})

const runsOf = (node: ShadowNode, around?: TextStyle): readonly Run[] => {
  if (node.viewName === 'RCTRawText') return [{ text: String(node.props.text ?? ''), style: around ?? plain }]
  const style = styleOf(node.props, around)
  return node.children.flatMap((child) => runsOf(child, style))
}

const shown = (text: string, { textTransform }: TextStyle): string =>
  textTransform === 'uppercase' ? text.toLocaleUpperCase() : text

export const widthOf = (text: string, style: TextStyle): number =>
  face(style.fontFamily).widthOf(text) * style.fontSize + style.letterSpacing * text.length

export const lineHeightOf = ({ fontFamily, fontSize, lineHeight }: TextStyle): number => {
  const { above, below } = face(fontFamily).line
  return lineHeight ?? (above + below) * fontSize
}

const breakable = /[^\S\u00a0\u202f]+/

/**
 * Splits text into spaces and unbreakable parts. A line may also break after a slash, after a hyphen before a letter, or
 * at a zero-width space.
 */
const parts = /[^\S\u00a0\u202f]+|(?:[^\s/\u200b-]|[\u00a0\u202f]|[/-](?!\p{L}))+[/\u200b-]*|[/\u200b-]+/gu
const unseen = /\u200b/g

const wordsOf = (run: Run): readonly Word[] =>
  (shown(run.text, run.style).match(parts) ?? []).map((part) => ({
    ...pieceOf(part.replace(unseen, ''), run.style),
    isSpace: breakable.test(part),
    endsLine: /[/\u200b-]$/.test(part),
  }))

const pieceOf = (text: string, style: TextStyle): Piece => ({ text, style, width: widthOf(text, style) })

/** Paragraphs of words; parts of several runs without a space in between form one word. */
const paragraphsOf = (node: ShadowNode): readonly (readonly Word[])[] => {
  const paragraphs: Word[][] = [[]]
  for (const run of runsOf(node)) {
    for (const [index, text] of run.text.split('\n').entries()) {
      if (index > 0) paragraphs.push([])
      paragraphs.at(-1)!.push(...wordsOf({ ...run, text }))
    }
  }
  return paragraphs
}

const widthOfAll = (words: readonly Word[]): number => words.reduce((sum, { width }) => sum + width, 0)

/** Joins words without a space between them. */
const clustersOf = (words: readonly Word[]): readonly (readonly Word[])[] => {
  const clusters: Word[][] = []
  for (const word of words) {
    const last = clusters.at(-1)
    if (last === undefined || word.isSpace || last.at(-1)!.isSpace || last.at(-1)!.endsLine)
      clusters.push([word])
    else last.push(word)
  }
  return clusters
}

/** Tolerance for rounding errors of added widths. */
const slack = 0.5

/** Breaks a word that is wider than a line between its letters. */
const torn = (cluster: readonly Word[], room: number): readonly (readonly Word[])[] => {
  if (widthOfAll(cluster) <= room + slack) return [cluster]
  const lines: Word[][] = [[]]
  let width = 0
  for (const letter of cluster.flatMap(lettersOf)) {
    if (width + letter.width > room + slack && lines.at(-1)!.length > 0) {
      lines.push([])
      width = 0
    }
    const before = lines.at(-1)!.at(-1)
    if (before?.style === letter.style)
      lines.at(-1)![lines.at(-1)!.length - 1] = {
        ...before,
        ...pieceOf(before.text + letter.text, letter.style),
      }
    else lines.at(-1)!.push(letter)
    width = widthOfAll(lines.at(-1)!)
  }
  return lines
}

const lettersOf = (word: Word): readonly Word[] =>
  [...word.text].map((letter) => ({ ...word, ...pieceOf(letter, word.style) }))

const broken = (words: readonly Word[], room: number): readonly (readonly Word[])[] => {
  const lines: Word[][] = [[]]
  let width = 0
  for (const cluster of clustersOf(words).flatMap((each) => torn(each, room))) {
    const wide = widthOfAll(cluster)
    const isSpace = cluster[0]!.isSpace
    if (!isSpace && lines.at(-1)!.length > 0 && width + wide > room + slack) {
      lines.push([])
      width = 0
    }
    if (isSpace && lines.at(-1)!.length === 0) continue
    lines.at(-1)!.push(...cluster)
    width += wide
  }
  for (const line of lines) while (line.at(-1)?.isSpace === true) line.pop()
  return lines
}

const known = new WeakMap<ShadowNode, Map<number, Lines>>()

/** The lines of a text node at this width, cached because nodes are immutable. */
export function linesOf(node: ShadowNode, room: number): Lines {
  const answers = known.get(node) ?? new Map<number, Lines>()
  known.set(node, answers)
  const answer = answers.get(room) ?? layLines(node, room)
  answers.set(room, answer)
  return answer
}

function layLines(node: ShadowNode, room: number): Lines {
  if (!isText(node)) throw new Error(`${node.viewName} has no lines`)
  const own = lineHeightOf(styleOf(node.props))
  const most = Number(node.props.numberOfLines ?? 0) || Infinity
  const paragraphs = paragraphsOf(node)
  const all = paragraphs.flatMap((words) => broken(words, room))
  const lines = all.slice(0, most).map((pieces): Line => ({
    pieces,
    width: widthOfAll(pieces),
    height: pieces.length === 0 ? own : Math.max(...pieces.map(({ style }) => lineHeightOf(style))),
  }))
  return {
    lines,
    width: Math.max(0, ...lines.map(({ width }) => width)),
    height: lines.reduce((sum, { height }) => sum + height, 0),
    isCut: all.length > most,
    isBroken: paragraphs.some((words) =>
      clustersOf(words).some((cluster) => widthOfAll(cluster) > room + slack),
    ),
  }
}

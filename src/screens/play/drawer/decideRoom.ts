/** What the decide screen has room for, reckoned from its words. Pure arithmetic; an estimate to the safe side. */
import { scaleOf, type Frame } from '@/theme/index'

export type DecideWords = {
  readonly undo: string
  readonly chance: string
  readonly stop: string
  readonly stopping: string
  readonly roll: string
  readonly risking: string
  readonly supply: string
  /** One line more: this stop calls the last round. */
  readonly calls: boolean
}

export type DecideRoom = {
  readonly supply: boolean
  /** The choices say what they come to. */
  readonly consequences: boolean
  /** Undo says its name beside its arrow. */
  readonly undoName: boolean
}

/** How wide letters of labels and of the text below them are on average. */
const headingLetter = 10.2
const textLetter = 6.9
const lines = (text: string, letter: number, room: number): number => Math.ceil((text.length * letter) / room)

export const decideRoom = (frame: Frame, textScale: number, words: DecideWords): DecideRoom => {
  if (frame.layout === 'desktop') return { supply: true, consequences: true, undoName: true }
  const isTablet = frame.layout === 'tablet'
  const { top, right, bottom, left } = frame.drawerPadding
  const width = frame.drawer.width - left - right
  const height = frame.drawer.height - top - bottom
  const capped = scaleOf('button', textScale)
  const stacked = frame.choices === 'stacked'

  const undoWide = words.undo.length * headingLetter * capped + 50
  const undoName = width - undoWide >= (isTablet ? 120 : 190) * textScale
  const inner = (stacked ? width : (width - 10) / 2) - 27
  const choice = (label: string, sub: string): number =>
    lines(label, headingLetter * capped, inner) * 23 * capped +
    lines(sub, textLetter * textScale, inner) * 18 * textScale +
    24
  const [stop, roll] = [choice(words.stop, words.stopping), choice(words.roll, words.risking)]
  const choices = stacked ? stop + roll + 8 : Math.max(60, stop, roll)
  // The figure of the chance and Undo stand beside its words on low screens, else only the figure.
  const beside = 65 * capped + (frame.compact ? 12 + (undoName ? undoWide : 48) : 0)
  const chanceLines = lines(words.chance, textLetter * textScale, width - beside)
  const gauge = Math.max(18 * textScale * chanceLines, 23 * capped) + 19
  const result = Math.max(48, (40 + (isTablet ? 22 : 0) + (words.calls ? 16 : 0)) * textScale)
  const supplyWraps = isTablet || words.supply.length * textLetter * textScale > width - 204
  const supply = 30 + (supplyWraps ? 18 * textScale + 6 : 0)
  const needed = choices + (frame.compact ? Math.max(48, gauge) : result + gauge) + 18
  return {
    supply: needed + supply <= height,
    consequences: frame.choices !== 'bare' && needed <= height,
    undoName,
  }
}

/** What fits on the upper line of a player's card, which is the disc and the score at least. Pure arithmetic. */
import { border, scaleOf } from '@/theme/index'

export type CardRoom = {
  /** The sign of a group stands before the score. */
  readonly sign: boolean
  /** The number that is lacking stands behind the score, where there is no line for it. */
  readonly needBehind: boolean
  /** Hardly room for the score: a small disc, and no air. */
  readonly tight: boolean
}

export type CardRoomInput = {
  readonly players: readonly { readonly group: number; readonly lacking?: number }[]
  /** The width of each card. */
  readonly room: number
  /** Without name and pips. */
  readonly line: boolean
  readonly textScale: number
}

export type CardKind = { readonly crowded: boolean; readonly line: boolean }

/** What a card is made of: the card draws these measures, and the reckoning below counts on them. */
export const cardDisc = ({ crowded, line }: CardKind): number => (crowded || line ? 26 : 28)
export const cardPadding = ({ crowded, line }: CardKind): number => (crowded ? 4 : line ? 5 : 7)

const sign = 18
/** The advance of a digit of the score, and of one in small type. */
const digit = 12.5
const smallDigit = 7.5
const widest = (numbers: readonly number[]): number => Math.max(...numbers.map((each) => `${each}`.length))

/** The same for all cards of a strip: one that shows more than the others would look like more. */
export const cardRoom = ({ players, room, line, textScale }: CardRoomInput): CardRoom => {
  const crowded = players.length === 5
  const disc = cardDisc({ crowded, line })
  const edges = 2 * (cardPadding({ crowded, line }) + border.button)
  const score = widest(players.map(({ group }) => group)) * digit * scaleOf('button', textScale)
  const least = disc + 2 + score + edges
  const numbers = players.map((player) => player.lacking ?? 0)
  const isLast = players.some((player) => player.lacking !== undefined)
  const behind = 5 + (1 + widest(numbers)) * smallDigit * textScale
  const needBehind = line && isLast && room >= least + behind
  return { sign: !needBehind && room >= least + sign, needBehind, tight: room < least }
}

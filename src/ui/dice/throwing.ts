/** The course of a thrown die as keyframes: toss, tumble, landing. Draws nothing and decides nothing. */
import { dieValues, type Die } from '@/engine/index'
import { motion } from '@/theme/index'
import type { Keyframes } from '../kit/keyframes'

const { tossAt, tumbleAt, landAt, landing, total, faceEvery } = motion.roll

/** Each die flies its own way: where it leaves the button, where it tumbles over the board, and how it turns. */
const ways = [
  { out: 96, x: 38, up: -128, turn: -214 },
  { out: 84, x: 62, up: -176, turn: 292 },
  { out: 72, x: 104, up: -120, turn: 252 },
] as const

const percent = (at: number): `${number}%` => `${Math.round((at / total) * 1000) / 10}%`

/** Die `index` leaves the button, turns over the board, and lands in its place, a little flat for a moment. */
export const flightOf = (index: 0 | 1 | 2): Keyframes => {
  const { out, x, up, turn } = ways[index]
  const land = landAt[index]
  const settled = land + landing[index]
  const at = (translateX: number, translateY: number, scaleX: number, scaleY: number, rotate: number) => ({
    transform: [{ translateX }, { translateY }, { scaleX }, { scaleY }, { rotate: `${rotate}deg` }],
  })
  return {
    '0%': { opacity: 0, ...at(out, 80, 0.6, 0.6, 0) },
    [percent(tossAt)]: { opacity: 1, ...at(out, 60, 0.6, 0.6, 0) },
    [percent(tumbleAt)]: { opacity: 1, ...at(x, up, 1.15, 1.15, turn * 0.55) },
    [percent(tumbleAt + 0.35 * (land - tumbleAt))]: {
      opacity: 1,
      ...at(0.7 * x, up - 16, 1.15, 1.15, turn * 0.8),
    },
    [percent(land)]: { opacity: 1, ...at(0, 0, 1.08, 0.92, roundTurn(turn)) },
    [percent(settled)]: { opacity: 1, ...at(0, 0, 1, 1, roundTurn(turn)) },
    '100%': { opacity: 1, ...at(0, 0, 1, 1, roundTurn(turn)) },
  }
}

/** Dice land upright, so the turn ends on a full one. */
const roundTurn = (turn: number): number => Math.sign(turn) * 360

/** The faces a tumbling die shows before its own, the last one not equal to it. */
export const facesBefore = (value: Die, index: number): readonly Die[] =>
  [3, 1, 4, 2, 5].map((step) => dieValues[(value - 1 + ((step + index) % 5) + 1) % 6]!)

/** When each passing face is seen: one after the other from the toss on, gone before the die lands. */
export const faceWindow = (position: number, faces: number, index: 0 | 1 | 2) => {
  const end = landAt[index] - 20
  const start = Math.max(tossAt, end - faces * faceEvery * 1.5)
  const each = (end - start) / faces
  return { from: start + position * each, to: start + (position + 1) * each }
}

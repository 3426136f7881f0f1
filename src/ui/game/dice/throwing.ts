/** The flight of a thrown die as keyframes: out of the hand, across the board, one last bounce. */
import { itemAt } from '@/checked'
import { dieValues, type Die } from '@/engine'
import { motion } from '@/theme/motion'
import { timed, type Keyframe, type Keyframes } from '../../kit/keyframes'
import type { Point } from '../marks/shapes'

const { tossAt, tumbleAt, landAt, landing, total, faceEvery, bounce } = motion.roll
const { teeter, lift } = motion.tension

export type DieIndex = 0 | 1 | 2

/** The position of the board, relative to the middle of the die at rest. */
export type Field = { readonly x: number; readonly y: number; readonly edge: number }

/** Used if the board has not been measured. */
export const fieldAbove: Field = { x: -60, y: -430, edge: 330 }

/**
 * The path of each die: out of the hand, over the middle of the board, to the start of its last bounce. Positions on the board
 * are fractions of its edge from its upper left corner; turns are in degrees.
 */
const ways = [
  { hand: [96, 60], over: [0.23, 0.62], bounces: [0.12, 0.82], turn: -214 },
  { hand: [84, 60], over: [0.54, 0.42], bounces: [0.5, 0.9], turn: 292 },
  { hand: [72, 60], over: [0.82, 0.66], bounces: [0.8, 0.84], turn: 252 },
] as const

type Throw = {
  /** How long the last die teeters on a corner before it falls, in milliseconds. */
  readonly hang: number
}

/** Only the last die teeters. */
const hangOf = (index: DieIndex, { hang }: Throw): number => (index === 2 ? hang : 0)

/** When the last bounce begins: from then on the die shows its rolled face. */
export const bouncesAt = (index: DieIndex, thrown: Throw): number =>
  landAt[index] - bounce + hangOf(index, thrown)
export const lasts = ({ hang }: Throw): number => total + hang

const ease = (part: number): number => 1 - (1 - part) ** 2
const between = (from: Point, to: Point, part: number): Point => [
  from[0] + (to[0] - from[0]) * part,
  from[1] + (to[1] - from[1]) * part,
]

type Place = { readonly at: Point; readonly scale: number; readonly turn: number }

/** Where a die is at a time after the press. The keyframes are samples of this function. */
export const placeOf = (index: DieIndex, { x, y, edge }: Field, thrown: Throw, time: number): Place => {
  const { hand, over, bounces, turn } = ways[index]
  const on = ([u, v]: Point): Point => [x + u * edge, y + v * edge]
  const hang = hangOf(index, thrown)
  const [hangs, falls] = [landAt[index] - bounce, bouncesAt(index, thrown)]
  const tumbled = turn * 0.8
  const stood = hang > 0 ? onCorner(tumbled) : tumbled
  if (time <= tossAt) return { at: hand, scale: 0.6, turn: 0 }
  if (time <= tumbleAt) {
    const part = ease((time - tossAt) / (tumbleAt - tossAt))
    return { at: between(hand, on(over), part), scale: 0.6 + 0.55 * part, turn: 0.5 * turn * part }
  }
  if (time <= hangs) {
    const part = (time - tumbleAt) / (hangs - tumbleAt)
    const [left, top] = between(on(over), on(bounces), part)
    // It bounces twice on its way, so that it looks rolled, not slid.
    const leap = Math.abs(Math.sin(2 * Math.PI * part))
    return { at: [left, top - 0.05 * edge * leap], scale: 1.15, turn: turn * (0.5 + 0.3 * part) }
  }
  if (time < falls) {
    const [left, top] = on(bounces)
    const part = (time - hangs) / hang
    const risen = ease(Math.min(1, part / teeter.rises))
    const rock = rockAt(part, hang)
    return {
      at: [left + teeter.sways * rock, top - lift * risen],
      scale: 1.15,
      turn: tumbled + (stood - tumbled) * risen + teeter.degrees * rock,
    }
  }
  if (time < falls + bounce) {
    const part = (time - falls) / bounce
    const [left, top] = between(on(bounces), [0, 0], part ** 1.6)
    return {
      at: [left, top - 26 * Math.sin(Math.PI * part)],
      scale: 1.15 - 0.15 * part,
      turn: stood + (upright(stood) - stood) * part,
    }
  }
  return { at: [0, 0], scale: 1, turn: upright(stood) }
}

/** The next turn at which a die stands on a corner. */
const onCorner = (turn: number): number => Math.sign(turn) * (Math.ceil((Math.abs(turn) - 45) / 90) * 90 + 45)

/** How far a die on its corner leans, from -1 to 1: it comes back to the middle before it falls. */
const rockAt = (part: number, hang: number): number => {
  if (part < teeter.rises) return 0
  const swings = Math.max(1, Math.round(((1 - teeter.rises) * hang) / teeter.period))
  return Math.sin((2 * Math.PI * swings * (part - teeter.rises)) / (1 - teeter.rises))
}

/** Dice land upright, so they continue to the next full turn. */
const upright = (turn: number): number => Math.sign(turn) * Math.ceil(Math.abs(turn) / 360) * 360

const round = (value: number): number => Math.round(value * 10) / 10

/** The number of keyframes of a flight. */
const sample = 30

/** The keyframes of a die: from the hand across the board to its place, squashed for a moment as it lands. */
export const flightOf = (index: DieIndex, field: Field, thrown: Throw): Keyframes => {
  const all = lasts(thrown)
  const land = bouncesAt(index, thrown) + bounce
  const frame = (time: number, flat = 0): Keyframe => {
    const { at, scale, turn } = placeOf(index, field, thrown, time)
    return {
      opacity: 1,
      transform: [
        { translateX: round(at[0]) },
        { translateY: round(at[1]) },
        { scaleX: round(100 * (scale + flat)) / 100 },
        { scaleY: round(100 * (scale - flat)) / 100 },
        { rotate: `${round(turn)}deg` },
      ],
    }
  }
  const samples = Array.from(
    { length: Math.ceil((land - tossAt) / sample) },
    (_, step) => tossAt + step * sample,
  )
  return timed(all, [
    [0, { ...frame(0), opacity: 0 }],
    ...samples.map((time) => [time, frame(time)] as const),
    [land, frame(land, 0.08)],
    [land + landing[index], frame(all)],
    [all, frame(all)],
  ])
}

/** A face shown while the die tumbles, and when it ends. */
type Passing = { readonly face: Die; readonly until: number }

/** The faces that a tumbling die shows before the rolled one; the last of them differs from it. */
export const facesBefore = (value: Die, index: DieIndex, thrown: Throw): readonly Passing[] => {
  const others = [3, 1, 4, 2, 5].map((step) => itemAt(dieValues, (value - 1 + ((step + index) % 5) + 1) % 6))
  const end = landAt[index] - bounce
  const each = Math.max(faceEvery, (end - tossAt) / others.length)
  const tumbling = others.map((face, at) => ({ face, until: end - (others.length - 1 - at) * each }))
  // A die on its corner keeps its face until it falls.
  return [...tumbling.slice(0, -1), { face: itemAt(others, -1), until: bouncesAt(index, thrown) }]
}

/** The faces that a quick throw shows before the rolled one; such a throw does not fly. */
export const facesInPlace = (value: Die, index: DieIndex): readonly Passing[] =>
  facesBefore(value, index, { hang: 0 })
    .slice(0, 2)
    .map(({ face }, at) => ({ face, until: ((at + 1.5) * motion.roll.brisk) / 3 }))

/** Moves a row of faces, each `size` wide, so that each in turn is where the first one was. */
export const turnedOver = (passing: readonly Passing[], size: number, all: number): Keyframes => {
  const showing = (face: number): Keyframe => ({ transform: [{ translateX: -face * size }] })
  return timed(all, [
    [0, showing(0)],
    ...passing.flatMap(({ until }, at) => [
      [until - 1, showing(at)] as const,
      [until, showing(at + 1)] as const,
    ]),
    [all, showing(passing.length)],
  ])
}

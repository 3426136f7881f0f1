/** A thrown die: it crosses the board, and shows from its last bounce on what it will show. */
import { dieValues } from '@/engine'
import { motion } from '@/theme/motion'
import {
  bouncesAt,
  facesBefore,
  facesInPlace,
  fieldAbove,
  flightOf,
  lasts,
  placeOf,
  turnedOver,
  type DieIndex,
} from '@/ui/game/dice/throwing'

const indexes: readonly DieIndex[] = [0, 1, 2]
const throws = motion.tension.hang.map((hang) => ({ hang }))
const field = { x: -150, y: -420, edge: 340 }

/** The part of its way that a die has gone by then. */
const travelled = (index: DieIndex, hang: number, until: number): number => {
  const way = (end: number): number => {
    let sum = 0
    for (let time = 1; time <= end; time += 1) {
      const [from, to] = [time - 1, time].map((each) => placeOf(index, field, { hang }, each).at)
      sum += Math.hypot(to![0] - from![0], to![1] - from![1])
    }
    return sum
  }
  return way(until) / way(lasts({ hang }))
}

describe.each(throws)('a throw that hangs for $hang ms', (thrown) => {
  it.each(indexes)('never changes the face of die %i after nine tenths of its way', (index) => {
    for (const value of dieValues) {
      const passing = facesBefore(value, index, thrown)
      const fixed = Math.max(...passing.map(({ until }) => until))
      expect(fixed).toBeLessThanOrEqual(bouncesAt(index, thrown))
      expect(travelled(index, thrown.hang, fixed)).toBeLessThan(0.9)
    }
  })

  it.each(indexes)('shows a different face of die %i at each change, and the rolled one last', (index) => {
    for (const value of dieValues) {
      const faces = [...facesBefore(value, index, thrown).map(({ face }) => face), value]
      faces.slice(1).forEach((face, at) => expect(face).not.toBe(faces[at]))
    }
  })

  it.each(indexes)(
    'moves the faces of die %i on by a whole die each time, and keeps the last one',
    (index) => {
      const passing = facesBefore(1, index, thrown)
      const all = lasts(thrown)
      const shown = Object.entries(turnedOver(passing, 48, all)).map(
        ([at, { transform }]) => [(parseFloat(at) / 100) * all, transform![0]] as const,
      )
      passing.forEach(({ until }, face) => {
        const before = shown.findLast(([at]) => at < until - 0.5)!
        const after = shown.find(([at]) => at > until - 0.5)!
        expect(before[1]).toEqual({ translateX: -48 * face || -0 })
        expect(after[1]).toEqual({ translateX: -48 * (face + 1) })
      })
      expect(shown.at(-1)![1]).toEqual({ translateX: -48 * passing.length })
    },
  )

  it.each(indexes)('ends with die %i upright in its place', (index) => {
    const { at, turn, scale } = placeOf(index, field, thrown, lasts(thrown))
    expect([at, scale, Math.abs(turn % 360)]).toEqual([[0, 0], 1, 0])
  })

  it.each(indexes)('lists the keyframes of die %i in order', (index) => {
    const times = Object.keys(flightOf(index, field, thrown)).map((name) => parseFloat(name))
    expect(times).toEqual([...times].sort((a, b) => a - b))
    expect([times[0], times.at(-1)]).toEqual([0, 100])
  })
})

it('crosses the board: each die is over it from the tumble to its last bounce, wherever it lies', () => {
  for (const board of [field, fieldAbove, { x: 200, y: -150, edge: 600 }, { x: -700, y: -300, edge: 620 }])
    for (const index of indexes)
      for (let time = motion.roll.tumbleAt; time <= bouncesAt(index, { hang: 0 }); time += 10) {
        const [x, y] = placeOf(index, board, { hang: 0 }, time).at
        expect(x).toBeGreaterThan(board.x)
        expect(x).toBeLessThan(board.x + board.edge)
        expect(y).toBeGreaterThan(board.y)
        expect(y).toBeLessThan(board.y + board.edge)
      }
})

it('lets only the last die hang', () => {
  expect(indexes.map((index) => bouncesAt(index, { hang: 400 }) - bouncesAt(index, { hang: 0 }))).toEqual([
    0, 0, 400,
  ])
})

it('shows two other faces in a quick throw, and the rolled one before it ends', () => {
  for (const index of indexes)
    for (const value of dieValues) {
      const passing = facesInPlace(value, index)
      expect(new Set([...passing.map(({ face }) => face), value]).size).toBe(3)
      expect(passing.at(-1)!.until).toBeLessThan(motion.roll.brisk)
    }
})

it('lets the last die of a bold roll teeter on a corner without changing its face', () => {
  for (const hang of motion.tension.hang.slice(1)) {
    const [lands, falls] = [bouncesAt(2, { hang: 0 }), bouncesAt(2, { hang })]
    for (const value of dieValues)
      expect(facesBefore(value, 2, { hang }).filter(({ until }) => until > lands)).toHaveLength(1)
    const turns = Array.from({ length: 41 }, (_, step) => {
      const time = lands + hang * (0.25 + 0.75 * (step / 41))
      return placeOf(2, field, { hang }, time).turn
    })
    // Upright is 0 and standing on a corner 45.
    const leans = turns.map((turn) => (((turn % 90) + 90) % 90) - 45)
    expect(Math.max(...leans.map(Math.abs))).toBeLessThan(20)
    expect([Math.min(...leans) < -5, Math.max(...leans) > 5]).toEqual([true, true])
    expect(Math.abs((placeOf(2, field, { hang }, falls).turn % 90) - 45)).toBeLessThan(1)
  }
})

/** A network for more players made from one for fewer: a new seat is first seen as the last known one. Trains nothing. */
import { factsOfTable, factsPerSeat } from '../../src/bots/facts'
import { planeCount, shapeOf } from '../../src/bots/network'

/** Which input of the smaller network stands for each input of the larger one (the bias is the last). */
const inputsFrom = (fewer: number, more: number): readonly number[] => {
  const known = (place: number): number => Math.min(place, fewer - 1)
  const seats = Array.from({ length: more }, (_, place) => known(place))
  const planes = [...seats, ...seats.map((place) => fewer + place), 2 * fewer, 2 * fewer + 1]
  const dieAt = planeCount(fewer) * 36
  const factsAt = dieAt + 6
  const run = (from: number, count: number): readonly number[] =>
    Array.from({ length: count }, (_, step) => from + step)
  const left = run(0, more).map((step) => (step < more - fewer ? 0 : step - (more - fewer)))
  return [
    ...planes.flatMap((plane) => run(plane * 36, 36)),
    ...run(dieAt, 6),
    ...seats.flatMap((place) => run(factsAt + place * factsPerSeat, factsPerSeat)),
    ...run(factsAt + fewer * factsPerSeat, factsOfTable),
    ...left.map((step) => factsAt + fewer * factsPerSeat + factsOfTable + step),
    factsAt + fewer * factsPerSeat + factsOfTable + fewer,
  ]
}

export const widen = (weights: Float32Array, fewer: number, more: number, filters: number): Float32Array => {
  const [small, large] = [shapeOf(fewer, filters), shapeOf(more, filters)]
  const wide = new Float32Array(large.size)
  inputsFrom(fewer, more).forEach((input, at) =>
    wide.set(weights.subarray(input * filters, (input + 1) * filters), at * filters),
  )
  for (let place = 0; place < more; place += 1) {
    const known = Math.min(place, fewer - 1)
    wide.set(
      weights.subarray(small.outAt + known * filters, small.outAt + (known + 1) * filters),
      large.outAt + place * filters,
    )
    wide[large.outBiasAt + place] = weights[small.outBiasAt + known]!
  }
  return wide
}

/** The Claim baron: looks one roll ahead with a learned value, and takes the better of rolling on and stopping. */
import { Judge } from './judge'
import { LookAhead } from './lookahead'
import type { Network } from './network'
import type { Position } from './position'
import type { Mind } from './thought'

/** Where first sight tells rolling and stopping so far apart, all 56 rolls would hardly ever say otherwise. */
const clearGap = (seats: number): number => (seats === 2 ? 0.05 : 0.08)

export const thinkAhead = (position: Position, network: Network): Mind => {
  const judge = new Judge(network, position)
  const ahead = new LookAhead(judge, position)
  const rolling = new Float32Array(5)
  const clear = clearGap(position.seats)
  return {
    look: () => judge.look(),
    rate: ({ space, third }) => {
      judge.trySpace(space)
      judge.tryThird(third)
      return judge.better()[position.mover]!
    },
    stops: () => {
      const { mover } = position
      judge.look()
      const first = judge.askRoll()[mover]!
      const stopping = judge.askStop()[mover]!
      if (Math.abs(first - stopping) > clear) return stopping > first
      ahead.value(rolling)
      return stopping >= rolling[mover]!
    },
  }
}

/** The Claim baron: looks one roll ahead with a learned value, and takes the better of rolling on and stopping. */
import { Judge } from './judge'
import { LookAhead } from './lookahead'
import type { Network } from './network'
import type { Position } from './position'
import type { MakeMind, Mind } from './thought'

export const thinkAhead =
  (networkFor: (position: Position) => Network): MakeMind =>
  (position): Mind => {
    const judge = new Judge(networkFor(position), position)
    const ahead = new LookAhead(judge, position)
    const rolling = new Float32Array(5)
    return {
      look: () => judge.look(),
      rate: ({ space, third }) => {
        judge.trySpace(space)
        judge.tryThird(third)
        return judge.better()[position.mover]!
      },
      stops: () => {
        judge.look()
        ahead.value(rolling)
        return judge.askStop()[position.mover]! >= rolling[position.mover]!
      },
    }
  }

/** An expert's eye without the baron's patience: trusts the first sight of a position and sees the odds only in steps. */
import { Judge } from './judge'
import type { Network } from './network'
import type { Position } from './position'
import type { Liking } from './taste'
import { highest, type Mind } from './thought'

export const glance = (position: Position, network: Network, grain: number, liking: Liking): Mind => {
  const judge = new Judge(network, position)
  const rough = (chance: number): number => Math.round(chance / grain) * grain
  return {
    place: (options, random) => {
      judge.look()
      return highest(options, (option) => {
        judge.trySpace(option.space)
        judge.tryThird(option.third)
        return rough(judge.better()[position.mover]! + liking(option, position, judge.boards, random))
      })
    },
    stops: () => {
      judge.look()
      const { mover } = position
      return rough(judge.askStop()[mover]!) >= rough(judge.askRoll()[mover]!)
    },
  }
}

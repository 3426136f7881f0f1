/** An expert's eye without the baron's patience: trusts the first sight of a position. Looks no roll ahead. */
import { Judge } from './judge'
import type { Network } from './network'
import type { Eye } from './person'
import type { Position } from './position'

type Glance = {
  readonly eye: Eye
  /** Stops when that is worth as much as rolling on; what lies closer together than `grain` looks alike. */
  readonly stops: (grain: number) => boolean
}

export const glance = (position: Position, network: Network): Glance => {
  const judge = new Judge(network, position)
  return {
    eye: {
      look: () => judge.look(),
      worth: ({ space, third }) => {
        judge.trySpace(space)
        judge.tryThird(third)
        return judge.better()[position.mover]!
      },
    },
    stops: (grain) => {
      judge.look()
      const { mover } = position
      const rough = (chance: number): number => Math.round(chance / grain)
      return rough(judge.askStop()[mover]!) >= rough(judge.askRoll()[mover]!)
    },
  }
}

/** Looking ahead with the choices of one judge, valued by another. */
import type { Judge } from '../../src/bots/judge'
import { LookAhead } from '../../src/bots/lookahead'
import type { Position } from '../../src/bots/position'

/** Remembers whether it would roll on after each placement. */
export class Leading extends LookAhead {
  readonly rollsOn: boolean[] = []

  protected override after(slot: number): Float32Array {
    const after = super.after(slot)
    this.rollsOn[slot] = after === this.judge.rolling
    return after
  }
}

/** Call its leader's look-ahead first. */
export class Following extends LookAhead {
  constructor(
    judge: Judge,
    position: Position,
    private readonly leader: Leading,
  ) {
    super(judge, position)
  }

  override best(roll: number): number {
    return this.leader.best(roll)
  }

  protected override after(slot: number): Float32Array {
    return this.leader.rollsOn[slot] ? this.judge.rolling : this.judge.stopping
  }
}

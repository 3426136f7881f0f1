/** A finger that stays on a space for a while: then one looks before one places. Knows no space from another. */
import type { Space } from '@/engine/index'
import type { Clock } from '@/stage/index'

/** As long as phones take for it elsewhere. */
const long = 500

/** To be told where a finger lies, and when it lies nowhere. */
export const createHolding = (clock: Clock, look: (space: Space) => void) => {
  let callOff = (): void => undefined
  return (space: Space | null): void => {
    callOff()
    callOff = space === null ? () => undefined : clock.after(long, () => look(space))
  }
}

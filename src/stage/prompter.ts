/**
 * Asks for a bot's next action whenever the stage is free. Chooses nothing: whether a bot is to move, and what it
 * does, is told by whoever made the prompter.
 */
import type { Clock } from './clock'
import type { Stage } from './stage'

type PrompterOptions = {
  readonly stage: Stage
  readonly clock: Clock
  /** A bot is to move, nobody has paused it, and the app is in front. */
  readonly isCalled: () => boolean
  readonly act: () => void
}

type Prompter = {
  /** Something has changed: look again. */
  readonly look: () => void
  readonly stop: () => void
}

export const createPrompter = ({ stage, clock, isCalled, act }: PrompterOptions): Prompter => {
  let callOff: (() => void) | null = null
  let stopped = false
  const look = (): void => {
    if (stopped || callOff || !stage.isIdle() || !isCalled()) return
    // One action a task: between two of them a tap is heard and a frame is drawn.
    callOff = clock.after(0, () => {
      callOff = null
      if (stopped || !stage.isIdle() || !isCalled()) return
      act()
      look()
    })
  }
  const unsubscribe = stage.subscribe(look)
  return {
    look,
    stop: () => {
      stopped = true
      callOff?.()
      unsubscribe()
    },
  }
}

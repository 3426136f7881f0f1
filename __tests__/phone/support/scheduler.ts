/** React Native's task scheduler on the phone's clock. */
import type { Clock } from './clock'
import type { Realm } from './realm'

type Task = { callback: ((isLate: boolean) => unknown) | null }

const priorities = {
  unstable_ImmediatePriority: 1,
  unstable_UserBlockingPriority: 2,
  unstable_NormalPriority: 3,
  unstable_LowPriority: 4,
  unstable_IdlePriority: 5,
}

export function makeScheduler(clock: Clock, realm: Realm): Record<string, unknown> {
  let current = priorities.unstable_NormalPriority
  const perform = (priority: number, task: Task): void => {
    const { callback } = task
    task.callback = null
    if (callback === null) return
    const before = current
    current = priority
    realm.run(() => {
      const rest = callback(false)
      if (typeof rest === 'function') task.callback = rest as Task['callback']
    })
    current = before
    if (task.callback !== null) clock.after(0, () => perform(priority, task))
  }
  return {
    ...priorities,
    unstable_scheduleCallback: (priority: number, callback: Task['callback']): Task => {
      const task = { callback }
      clock.after(0, () => perform(priority, task))
      return task
    },
    unstable_cancelCallback: (task: Task) => {
      task.callback = null
    },
    unstable_getCurrentPriorityLevel: () => current,
    unstable_shouldYield: () => false,
    unstable_requestPaint: () => undefined,
    unstable_now: clock.now,
  }
}

/** Whether a focus that has come is one people see: after a tap the browser draws no ring, and nothing else should show. */
export const focusShows = (target: unknown): boolean =>
  target instanceof Element && target.matches(':focus-visible')

/** Whether a focus that has come is one people see. Outside the browser only keys and remotes bring it. */
export const focusShows = (_target: unknown): boolean => true

/** A newer version of the app that waits to be started. Phones get theirs from the store. */
export const watchVersions = (): void => undefined

/** Starts it; null as long as there is none. */
export const useNewVersion = (): (() => void) | null => null

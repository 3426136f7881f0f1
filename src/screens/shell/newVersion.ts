/** A newer version of the app that waits to be started. Phones get theirs from the store. */
export const watchVersions = (): void => undefined

/** A part of the app that does not come may have gone with an older version. */
export const lookForNewer = (): Promise<void> => Promise.resolve()

/** A part that is asked for again and does not come either may be another one today. */
export const startAnew = (): Promise<void> => Promise.resolve()

/** Starts it; null as long as there is none. */
export const useNewVersion = (): (() => void) | null => null

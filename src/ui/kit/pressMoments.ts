/** When the players last pressed something, as the device stamps it: chance that nobody but they can give to a seed. Decides nothing. */
const most = 32

let moments: readonly number[] = []

/** The latest last. */
export const pressMoments = (): readonly number[] => moments

/** Undefined where nobody says when it was. */
export const notePress = (at: number | undefined): void => {
  if (at !== undefined) moments = [...moments, at].slice(-most)
}

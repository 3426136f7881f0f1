/** The most that a tap may cost in shadow nodes and commits, so that cheap phones drop few frames. */

/**
 * A cheap phone creates and mounts some 12 to 20 views per millisecond on its JavaScript and main threads together, and a
 * frame lasts 16 ms. A tap should take at most two frames, so at most 400 nodes. A first roll with six choices
 * takes 367, half of them for the turning dice; each choice takes 20. Every commit costs a
 * layout of the page: a roll starts, lands and shows its targets, each with up to two commits.
 */
const most = { nodes: 400, commits: 6 }

export type Cost = { readonly nodes: number; readonly commits: number }

export const overBudget = ({ nodes, commits }: Cost): readonly string[] => [
  ...(nodes > most.nodes ? [`${nodes} nodes`] : []),
  ...(commits > most.commits ? [`${commits} commits`] : []),
]

type Started = {
  readonly newAnimationSettings?: Readonly<Record<string, { readonly iterationCount: number }>>
}

/** The started animations that are endless or nearly so. Reanimated encodes endless as a negative count. */
export const endless = (started: readonly unknown[]): readonly unknown[] =>
  started
    .flatMap((each) => Object.values((each as Started).newAnimationSettings ?? {}))
    .filter(({ iterationCount }) => iterationCount < 0 || iterationCount > 10)

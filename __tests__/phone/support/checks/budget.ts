/** What a tap may cost at most: shadow nodes made and commits, which on a cheap phone are the frames that are missed. */

/**
 * A cheap phone makes and mounts some 12 to 20 views a millisecond of its JavaScript and main threads together, and a
 * frame lasts 16: what is made at one tap should fit into two of them, so at most 400 nodes. A first roll with six choices
 * takes 367, half of them for dice that turn over in the air; each choice takes 20. Commits each cost a
 * layout of the page: a roll begins, lands and shows its targets, and each of the three may come with a second commit.
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

/** Animations that go on for ever or nearly so, of all that were started. Reanimated writes no end as less than no time. */
export const endless = (started: readonly unknown[]): readonly unknown[] =>
  started
    .flatMap((each) => Object.values((each as Started).newAnimationSettings ?? {}))
    .filter(({ iterationCount }) => iterationCount < 0 || iterationCount > 10)

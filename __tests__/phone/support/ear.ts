/** Watches live regions. iOS has none, so their changes must be announced too. */
import type { Fabric } from './fabric'
import type { Log } from './log'
import { type ShadowNode, within } from './nodes'
import { nameOf } from './reader'

export type Ear = {
  /** Call after each commit. */
  readonly listen: () => void
  /** Changes in live regions that were not announced. */
  readonly unspoken: () => readonly string[]
}

type Heard = { readonly text: string; readonly mark: number }

const isLive = ({ props }: ShadowNode): boolean =>
  (props['aria-live'] ?? props.accessibilityLiveRegion ?? 'none') !== 'none'

/** All announcements. */
export const spokenSince = (log: Log, mark: number): readonly string[] =>
  log
    .since(mark)
    .filter(({ what }) => what.startsWith('announceForAccessibility'))
    .map(({ args }) => String(args[0]))

export function makeEar(fabric: Fabric, log: Log): Ear {
  const regions = new Map<number, string>()
  const heard: Heard[] = []
  return {
    listen: () => {
      for (const node of fabric.root().flatMap(within).filter(isLive)) {
        const [before, text] = [regions.get(node.tag), nameOf(node)]
        regions.set(node.tag, text)
        // The first text of a region is part of the page.
        if (before !== undefined && text !== before && text !== '')
          heard.push({ text, mark: log.entries.length })
      }
    },
    unspoken: () =>
      heard
        .filter(
          ({ text, mark }) =>
            !spokenSince(log, mark).some((said) => text.includes(said) || said.includes(text)),
        )
        .map(({ text }) => text),
  }
}

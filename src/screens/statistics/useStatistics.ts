/** The summaries of all finished matches. Reads the stored ones first, then counts and judges the missing ones. */
import { useEffect, useState } from 'react'
import { judgeVersion } from '@/bots'
import { createReviewer, summaryOf, type Summary } from '@/match/review'
import type { Match } from '@/match'
import type { Entry } from '@/saves'
import type { Clock } from '@/stage/clock'
import { inSlices } from '@/stage/inSlices'
import { useSaves, useServices } from '@/services'
import { useLatest } from '@/ui/kit/useLatest'
import { useNetworks } from '@/features/review/useNetworks'

type Statistics = {
  /** Null until the stored summaries are read. */
  readonly summaries: readonly Summary[] | null
  readonly judged: number
  /** The number of finished matches that are no copies. */
  readonly all: number
}

/** The page updates after this many matches. */
const batch = 16

/** Judges a match in short slices; null if `isLeft` returns true before it is done. */
export const judge = (match: Match, clock: Clock, isLeft: () => boolean): Promise<Summary | null> =>
  new Promise((resolve) => {
    const { work, review } = createReviewer(match)
    inSlices(
      clock,
      () => !isLeft() && work(0),
      () => {
        const known = review()
        if (known.whole) resolve(summaryOf(match, known, judgeVersion))
        else if (isLeft()) resolve(null)
      },
    )
  })

export function useStatistics(): Statistics {
  const { saves, clock } = useServices()
  const entries = useSaves((state) => state.entries)
  const hasNetworks = useNetworks(true)
  const [known, setKnown] = useState<ReadonlyMap<string, Summary> | null>(null)
  // Newest first, like the entries.
  const finished = entries.filter(
    ({ ended, standings, copyOf }) => ended !== null && standings !== null && copyOf === undefined,
  )
  const latest = useLatest({ known, finished })

  useEffect(() => {
    let isLeft = false
    void saves.summaries.read().then((kept) => {
      if (!isLeft) setKnown(new Map(kept.map((each) => [each.id, each])))
    })
    return () => {
      isLeft = true
    }
  }, [saves])

  const isWhole = useSaves((state) => state.isWhole)
  const isRead = known !== null && isWhole
  // In an effect, so that the stored summaries are drawn first.
  useEffect(() => {
    if (!isRead) return
    let isLeft = false
    const mine = new Map(latest().known ?? [])
    const isKept = ({ id, ended }: Entry): boolean => mine.get(id)?.ended === ended
    const add = async (some: readonly Summary[]): Promise<void> => {
      if (isLeft || some.length === 0) return
      for (const each of some) mine.set(each.id, each)
      setKnown(new Map(mine))
      await saves.summaries.keep(some)
    }
    const count = async (): Promise<void> => {
      const missing = latest().finished.filter((entry) => !isKept(entry))
      for (let from = 0; from < missing.length && !isLeft; from += batch) {
        const found = await Promise.all(missing.slice(from, from + batch).map(({ id }) => saves.read(id)))
        await add(found.flatMap((each) => (each.ok ? [summaryOf(each.match, null, null)] : [])))
      }
    }
    const judgeAll = async (): Promise<void> => {
      for (const { id } of latest().finished) {
        const before = mine.get(id)
        if (isLeft || !before || before.branch || before.judge === judgeVersion) continue
        const found = await saves.read(id)
        if (!found.ok || isLeft) continue
        const summary = await judge(found.match, clock, () => isLeft)
        if (summary) await add([summary])
      }
    }
    const all = async (): Promise<void> => {
      await count()
      if (hasNetworks) await judgeAll()
    }
    void all()
    return () => {
      isLeft = true
    }
  }, [saves, clock, hasNetworks, isRead, latest])

  const shown = finished.flatMap(({ id, ended }) => {
    const summary = known?.get(id)
    return summary && summary.ended === ended && !summary.branch ? [summary] : []
  })
  return {
    summaries: known === null ? null : shown,
    judged: shown.filter((each) => each.judge === judgeVersion).length,
    all: finished.length,
  }
}

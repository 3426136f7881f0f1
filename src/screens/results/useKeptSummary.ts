/** Keeps for the statistics what has been found out about a match that has ended, once all of it has been looked back on. */
import { useEffect } from 'react'
import { judgeVersion } from '@/bots/index'
import { summaryOf, type Match, type Review } from '@/match/index'
import { useServices } from '../app/services'

export function useKeptSummary(match: Match, review: Review): void {
  const { saves } = useServices()
  // One that is whole stays the same.
  const whole = review.whole ? review : null
  useEffect(() => {
    if (whole) void saves.summaries.keep([summaryOf(match, whole, judgeVersion)])
  }, [match, saves, whole])
}

/** Keeps for the statistics what can be counted of a match as it ends, and what has been judged once all of it has been looked back on. */
import { useEffect } from 'react'
import { judgeVersion } from '@/bots/index'
import { summaryOf, type Match, type Review } from '@/match/index'
import { useServices } from '../app/services'

export function useKeptSummary(match: Match, review: Review): void {
  const { saves } = useServices()
  // One that is whole stays the same.
  const whole = review.whole ? review : null
  useEffect(() => {
    const { keep, read } = saves.summaries
    let isLate = false
    const count = async (): Promise<void> => {
      const isKept = (await read()).some(
        ({ id, ended }) => id === match.info.id && ended === match.info.ended,
      )
      if (!isKept && !isLate) await keep([summaryOf(match, null, null)])
    }
    void (whole ? keep([summaryOf(match, whole, judgeVersion)]) : count())
    return () => {
      isLate = true
    }
  }, [match, saves, whole])
}

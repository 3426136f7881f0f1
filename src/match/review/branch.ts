/** A match played on from a page of another: the same table and the same moves so far, and other dice from there on. */
import { sealFromHere, withoutComingDice } from '../seals'
import type { Match, MatchInfo } from '../types'
import type { Page } from './pages'

type Branching = Pick<MatchInfo, 'id' | 'started'> & {
  /** 32 hex digits. */
  readonly seed: string
}

/** With the dice of the page still lying; before a roll that brought a bust. */
export const branchFrom = (match: Match, page: Page, { id, started, seed }: Branching): Match => {
  const { info, steps } = withoutComingDice(match)
  const rolls = steps.flatMap((step, at) => (step.type === 'move' && step.move.type === 'roll' ? [at] : []))
  const rolled = rolls[page.number]!
  const soFar = steps.slice(0, page.thrown === null ? rolled : rolled + 1)
  const branch = { of: match.info.id, at: soFar.filter(({ type }) => type === 'move').length }
  return sealFromHere({ info: { ...info, id, started, ended: null, branch, dig: null }, steps: soFar }, seed)
}

/** Looking back and looking on: what a match and its choices were worth. */
export { accountOf, type Account } from './account'
export { branchFrom } from './branch'
export { canHint, hinting, type Hint } from './hint'
export { type Judged, type StopOrRoll } from './judging'
export { calls, isMoment, mistakeOn } from './moments'
export { hintsOf, isOpen, pagesOf, type Page } from './pages'
export { nearest, points, shownChances, type ShownChance } from './points'
export { reasonsFor, type SpaceReason } from './reasons'
export { createReviewer, wholeReview, type Review, type Reviewer } from './review'
export { matchSentence, verdictKinds, type MatchSentence, type VerdictKind } from './sentence'
export { stakeOf, type Stake } from './stakes'
export {
  noDice,
  summaryOf,
  type DiceSummary,
  type Feat,
  type Judgement,
  type PlayerSummary,
  type Summary,
} from './summary'
export { grades, type Grade, type Verdict } from './verdicts'

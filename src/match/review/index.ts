/** The API of reviews and hints. Apart from `@/match`, so that Home does not load it. */
export { accountOf, matchSentence, verdictKinds, type Account, type MatchSentence } from './account'
export { canHint, hinting, type Hint } from './hint'
export { calls, isMoment, mistakeOn, type Judged, type StopOrRoll } from './judging'
export { branchFrom, hintsOf, isOpen, pagesOf, type ReviewPage } from './pages'
export { nearest, points, shownChances, type ShownChance } from './points'
export { reasonsFor, stakeOf, type SpaceReason, type Stake } from './reasons'
export { createReviewer, wholeReview, type Review, type Reviewer } from './review'
export {
  noDice,
  summaryOf,
  type DiceSummary,
  type PersonalRecord,
  type PlayerSummary,
  type Summary,
} from './summary'
export { type Grade, type Verdict } from './verdicts'

/** The chances that are shown with a page: after its marker, or after its bust; at the end the result. */
import { gameOf } from '@/match'
import { shownChances, type Page, type Review, type ShownChance } from '@/match/review'

/** Null where nothing is known. */
export const chancesOf = (review: Review, page: Page | null): readonly ShownChance[] | null => {
  if (page) {
    const judged = review.judged[page.number]
    return judged ? shownChances(judged.placed, page.decided === null && page.after.phase === 'over') : null
  }
  const end = review.starts.at(-1)
  return end && gameOf(review.match).phase === 'over' ? shownChances(end, true) : null
}

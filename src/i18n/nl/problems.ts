/** What can go wrong with keeping matches, in Dutch. */
import type { problems as English } from '../en/problems'

export const problems: typeof English = {
  savingFails: 'Bewaren lukt nu niet. Speel door: elke zet probeert het opnieuw.',
}

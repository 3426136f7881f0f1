/** What can go wrong with keeping matches, in German. */
import type { problems as English } from '../en/problems'

export const problems: typeof English = {
  savingFails: 'Das Speichern klappt gerade nicht. Spiel weiter: Jeder Zug versucht es erneut.',
}

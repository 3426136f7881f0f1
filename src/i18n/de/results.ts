/** What the results part of the app says, in German. Typed by the English. */
import type { results as English } from '../en/results'

export const results: typeof English = {}

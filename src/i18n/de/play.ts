/** What the play part of the app says, in German. Typed by the English. */
import type { play as English } from '../en/play'

export const play: typeof English = {}

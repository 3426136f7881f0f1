/** The announcement for each event of a match, so that a match can be played by ear alone. */
import {
  bustCount,
  columnOf,
  legalPlacements,
  markerCount,
  orderedRolls,
  rowOf,
  type Game,
  type GameEvent,
  type Seat,
} from '@/engine'
import type { Phrases } from '@/i18n/dictionaries'

type Speaking = {
  readonly words: Phrases['announce']
  /** Null for the person who is addressed. */
  readonly nameOf: (seat: Seat) => string | null
  readonly isBot: (seat: Seat) => boolean
  /** The game after the whole move. */
  readonly after: Game
  readonly saysBustChance: boolean
}

/** A number of the 216 rolls in percent. The phrases round it. */
export const percentOf = (count: number): number => (100 * count) / orderedRolls

type Line<Event extends GameEvent> = (event: Event, speaking: Speaking) => string | null

/** The name of a bot; null for a person. A bot's dice are not announced: its moves are enough to follow by ear. */
const who = (seat: Seat, { isBot, nameOf }: Speaking): string | null => (isBot(seat) ? nameOf(seat) : null)

const lines = {
  rolled: ({ seat, dice }, { words, after, isBot }) => {
    if (isBot(seat)) return null
    const possible = after.phase === 'place' ? legalPlacements(after).length : 0
    return [words.rolled(null, dice), ...(possible > 0 ? [words.possible(possible)] : [])].join(' ')
  },
  placed: ({ seat, space, kind, third }, speaking) => {
    const { words, after, saysBustChance, isBot } = speaking
    const [column, row] = [columnOf(space), rowOf(space)]
    const placed =
      kind === 'claim'
        ? words.claimPlaced(who(seat, speaking), column, row)
        : words.squatterPlaced(who(seat, speaking), third, column, row)
    if (isBot(seat) || !saysBustChance) return placed
    return `${placed} ${words.bustChance(percentOf(bustCount(after)))}`
  },
  busted: ({ seat, lost }, speaking) => speaking.words.busted(who(seat, speaking), markerCount(lost)),
  stopped: ({ seat, settled, claimed, taken }, speaking) => {
    const { words, nameOf } = speaking
    const stopped = words.stopped(who(seat, speaking), settled.length, claimed.length)
    if (taken.length === 0) return stopped
    const from = [...new Set(taken.map((each) => each.from))].map(nameOf)
    return `${stopped} ${words.takenFrom(taken.length, from)}`
  },
  lastRoundCalled: ({ seat, claimed }, { words, nameOf }) => words.lastRound(nameOf(seat), claimed),
  turnPassed: ({ to }, { words, nameOf }) => words.turn(nameOf(to)),
  ended: ({ standings }, { words, nameOf }) =>
    words.ended(standings.filter(({ rank }) => rank === 1).map(({ seat }) => nameOf(seat))),
} satisfies { readonly [Type in GameEvent['type']]: Line<Extract<GameEvent, { type: Type }>> }

export const lineFor = (event: GameEvent, speaking: Speaking): string | null =>
  (lines[event.type] as Line<GameEvent>)(event, speaking)

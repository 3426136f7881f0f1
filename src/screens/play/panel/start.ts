/** Before the first roll of a turn: what happened since, whose turn it is, and the roll button. */
import { required } from '@/checked'
import { standingOf, standings, stillToPlay, type Game, type Seat } from '@/engine'
import type { Phrases } from '@/i18n/dictionaries'
import { playersOf, type Match } from '@/match'
import { callOf, nameOf, nearingLine } from '../matchFacts'
import { recapsPart, sealPart, starterPart, supply } from './parts'
import type { Action } from './Actions'
import type { Part, ViewInput, ViewOf } from './view'

export const startView: ViewOf<'start'> = (input) => {
  const { scene, match, session, phrases } = input
  const { game, recaps } = scene
  return {
    place: 'start',
    parts: [
      game.lastRound === null ? supply(game, phrases) : turnOrder(match, game, phrases),
      recapsPart(recaps, 'always', input),
      starterPart(match, phrases) ?? turnHeading(input),
      sealPart(input),
    ],
    actions: [{ ...rollAction(phrases, session.roll), size: 'hero' }],
  }
}

export const rollAction = ({ play }: Phrases, onPress: () => void): Action => ({
  id: 'roll',
  kind: 'gold',
  label: play.rollTheDice,
  onPress,
})

/** Whose turn it is, although the bar says so too. In the last round it adds the state of the race. */
const turnHeading = ({ scene, match, phrases: { play } }: ViewInput<'start'>): Part => {
  const { game, seat, recaps } = scene
  const who = callOf(match, seat)
  const look = { is: 'heading', asks: true, centred: true, keep: recaps.length > 0 ? 1 : 'always' } as const
  if (game.lastRound !== null) {
    const line = raceLine(match, game, seat, play)
    return { ...look, title: play.yourLastTurn(who), line, lineKeep: 'always' }
  }
  const nearing = nearingLine(match, game, play)
  const line = nearing === null ? play.everyRollPlaces : play.toStartLastRound(nearing)
  return { ...look, title: play.yourRoll(who), line }
}

/** In the last round: who still plays, the current player first and the caller last. */
const turnOrder = (match: Match, game: Game, { play, common }: Phrases): Part => {
  const seats = stillToPlay(game)
  const names = common.list(seats.map((seat) => callOf(match, seat) ?? common.you))
  return {
    is: 'turnOrder',
    keep: 3,
    label: play.stillToPlay,
    'aria-label': `${play.stillToPlay}: ${names}`,
    players: seats.map((seat) => playersOf(match)[seat]),
  }
}

/** The largest group wins, so this says how far away the best opponent is. */
const raceLine = (match: Match, game: Game, seat: Seat, words: Phrases['play']): string => {
  const table = standings(game)
  const mine = standingOf(table, seat)
  const rival = required(table.find((row) => row.seat !== seat))
  const name = nameOf(match, rival.seat)
  return mine.rank < rival.rank
    ? words.youLead(mine.group, name, rival.group)
    : words.youTrail(name, rival.group, mine.group)
}

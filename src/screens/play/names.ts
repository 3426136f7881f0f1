/** Small facts of a match that several parts of the page show. Words come from the phrases. */
import { claimTarget, spacesToLead, standings, type Game, type Seat } from '@/engine/index'
import type { Phrases } from '@/i18n/index'
import { playersOf, roundOf, type Match } from '@/match/index'
import type { PlayerSummary } from '@/ui/index'
import type { Scene } from '@/sitting/index'
import { callingOf } from '../app/words'

/** Null stands for you. */
export const callOf = (match: Match, seat: Seat): string | null => callingOf(playersOf(match))(seat)

export const nameOf = (match: Match, seat: Seat): string => playersOf(match)[seat]!.name

/** The line under the title: where in the match, and, where there is room, where in the turn. */
export const turnLine = (scene: Scene, match: Match, { play, common }: Phrases, brief: boolean): string => {
  const { game, seat } = scene
  const where = game.lastRound ? common.lastRound : common.round(roundOf(game))
  if (brief) return where
  const detail = game.lastRound ? play.lastTurnOf(callOf(match, seat)) : turnDetail(scene, game, play)
  return detail === null ? where : `${where} · ${detail}`
}

const turnDetail = (scene: Scene, game: Game, words: Phrases['play']): string | null => {
  switch (scene.is) {
    case 'start':
    case 'pass':
      return words.callsLastRound(claimTarget[game.rules.seats])
    case 'rolling':
    case 'choose':
    case 'bust':
      return words.rollNumber(game.rollsThisTurn)
    case 'decide':
    case 'settling':
    case 'recap':
      return words.rollsSoFar(game.rollsThisTurn)
    case 'botTurn':
      return game.rollsThisTurn > 0 ? words.rollNumber(game.rollsThisTurn) : null
    case 'over':
      return null
  }
}

/** The players as the strip shows them; in the last round with what they still need. */
export const summariesOf = (
  match: Match,
  { game, seat: mover }: Scene,
  phrases: Phrases,
): readonly PlayerSummary[] => {
  const { play, names, common } = phrases
  const calling = callingOf(playersOf(match))
  const table = standings(game)
  const target = claimTarget[game.rules.seats]
  return playersOf(match).map((player, index): PlayerSummary => {
    const seat = index as Seat
    const { group, claimed } = table.find((row) => row.seat === seat)!
    const lacking = game.lastRound ? spacesToLead(game, seat) : null
    const name = calling(seat) ?? common.you
    const spoken = play.playerSpoken({
      name,
      brand: names.brands[player.brand].toLowerCase(),
      group,
      claims: claimed,
      target,
      onTurn: seat === mover && game.phase !== 'over',
    })
    return {
      seat,
      look: { ...player, name },
      bot: player.pilot.who === 'bot',
      group,
      claims: claimed,
      label: lacking === null ? spoken : `${spoken}, ${play.needsSpoken(lacking)}`,
      ...(lacking !== null && { need: play.needs(lacking), lacking }),
    }
  })
}

/** Names and short facts of a match that several parts of the page show. */
import { itemAt } from '@/checked'
import {
  claimedCount,
  claimTarget,
  type Game,
  type Seat,
  seatsOf,
  spacesToLead,
  standingOf,
  standings,
  stillToPlay,
} from '@/engine'
import type { Phrases } from '@/i18n/dictionaries'
import { playersOf, roundOf, type Match } from '@/match'
import type { PlayerSummary } from '@/ui/game/players/playerSummary'
import type { Scene } from '@/sitting/scene'
import { seatNames } from '@/features/matchView/sentences'

/** Null stands for “you”. */
export const callOf = (match: Match, seat: Seat): string | null => seatNames(playersOf(match))(seat)

export const nameOf = (match: Match, seat: Seat): string => playersOf(match)[seat].name

/** The players in the lead by the size of their largest group. */
export const leadersOf = (
  match: Match,
  game: Game,
): { readonly names: readonly (string | null)[]; readonly group: number } => {
  const table = standings(game)
  const { group } = itemAt(table, 0)
  const first = table.filter((row) => row.group === group)
  return { names: first.map(({ seat }) => callOf(match, seat)), group }
}

/** From this many missing claims on, the page says who may start the last round. */
const nearest = 2

/** The players who need fewest claims to start the last round, and how many; null while no player is close. */
export const nearingOf = (
  match: Match,
  game: Game,
): { readonly who: readonly (string | null)[]; readonly missing: number } | null => {
  const missingOf = (seat: Seat) =>
    Math.max(1, claimTarget[game.rules.seats] - claimedCount(game.cells, seat))
  const missing = Math.min(...seatsOf(game).map(missingOf))
  if (game.lastRound !== null || missing > nearest) return null
  const who = seatsOf(game).filter((seat) => missingOf(seat) === missing)
  return { who: who.map((seat) => callOf(match, seat)), missing }
}

/** The line below the title: the round, and unless `brief`, the progress of the turn. */
export const turnLine = (scene: Scene, match: Match, { play, common }: Phrases, brief: boolean): string => {
  const { game, seat } = scene
  const where = game.lastRound ? common.lastRound : common.round(roundOf(game))
  if (brief) return where
  const detail = !game.lastRound
    ? turnDetail(scene, match, play)
    : hasEnded(scene)
      ? null
      : play.lastTurnOf(callOf(match, seat))
  return detail === null ? where : `${where} · ${detail}`
}

/** The turn has ended and is only being shown. A player who just called the last round does not count as in it yet. */
const hasEnded = (scene: Scene): boolean =>
  scene.is === 'settling' || (scene.is === 'botTurn' && scene.deed.did === 'stopped')

const turnDetail = (scene: Scene, match: Match, words: Phrases['play']): string | null => {
  const { game } = scene
  switch (scene.is) {
    case 'start':
    case 'pass': {
      const nearing = nearingOf(match, game)
      return nearing
        ? words.needsClaims(nearing.who, nearing.missing)
        : words.callsLastRound(claimTarget[game.rules.seats])
    }
    case 'entering':
      return words.rollNumber(game.rollsThisTurn + 1)
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
    case 'player':
    case 'over':
      return null
  }
}

/** The players as the strip shows them; in the last round with what they still need. */
export const summariesOf = (match: Match, scene: Scene, phrases: Phrases): readonly PlayerSummary[] => {
  const { play, names, common } = phrases
  const calling = seatNames(playersOf(match))
  const { game: present, counted, seat: mover } = scene
  const game = counted ?? present
  const table = standings(game)
  const toPlay = stillToPlay(game)
  const target = claimTarget[game.rules.seats]
  return playersOf(match).map((player, index): PlayerSummary => {
    const seat = index as Seat
    const { group, claimed, total } = standingOf(table, seat)
    const lacking = game.lastRound ? spacesToLead(game, seat) : null
    const name = calling(seat) ?? common.you
    const spoken = play.playerSpoken({
      name,
      brand: names.brands[player.brand],
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
      spaces: total,
      label: [
        spoken,
        ...(toPlay.includes(seat)
          ? [seat === mover && !hasEnded(scene) ? play.lastTurnSpoken : play.turnToComeSpoken]
          : []),
        ...(lacking === null ? [] : [play.needsSpoken(lacking)]),
      ].join(', '),
      toPlay: toPlay.includes(seat),
      ...(lacking !== null && { need: play.needs(lacking), lacking }),
    }
  })
}

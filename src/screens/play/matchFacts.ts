/** Names, sentences and short facts of a match that several parts of the page show. */
import { itemAt } from '@/checked'
import {
  claimedCount,
  claimTarget,
  type EventOf,
  type Game,
  type Seat,
  seatsOf,
  spacesToLead,
  standingOf,
  standings,
  stillToPlay,
} from '@/engine'
import type { Phrases } from '@/i18n/dictionaries'
import { nextRoll, pilotOf, playersOf, rollOffOf, roundOf, type Match, type Turn } from '@/match'
import type { Settings } from '@/saves'
import { tierOfRoll } from '@/stage/stakes'
import { dangerOf, type Danger } from '@/theme/danger'
import type { PlayerSummary } from '@/ui/game/players/playerSummary'
import { takenFrom, turnOutcome } from '@/sitting/recap'
import type { Scene } from '@/sitting/scene'
import { seatNames } from '@/features/matchView/sentences'

/** Null stands for “you”. */
export const callOf = (match: Match, seat: Seat): string | null => seatNames(playersOf(match))(seat)

export const nameOf = (match: Match, seat: Seat): string => playersOf(match)[seat].name

/** Who leads by the size of the largest group. */
export const leadLine = (match: Match, game: Game, words: Phrases['play']): string => {
  const table = standings(game)
  const { group } = itemAt(table, 0)
  const first = table.filter((row) => row.group === group)
  return words.toBeat(
    first.map(({ seat }) => callOf(match, seat)),
    group,
  )
}

/**
 * How risky it is for a person to roll again, until the dice have landed. Gauge, button, panel and board all show it; none of them does if
 * the player hides the chance.
 */
export const dangerIn = ({ is, game }: Scene, { bustChance }: Pick<Settings, 'bustChance'>): Danger =>
  dangerOf(bustChance && (is === 'decide' || is === 'rolling') ? tierOfRoll(game) : 0)

/** From this many missing claims on, the page says who may start the last round. */
const nearest = 2

/** Who needs fewest claims to start the last round, and how many; null while no player is close. */
export const nearingLine = (match: Match, game: Game, words: Phrases['play']): string | null => {
  const missingOf = (seat: Seat) =>
    Math.max(1, claimTarget[game.rules.seats] - claimedCount(game.cells, seat))
  const missing = Math.min(...seatsOf(game).map(missingOf))
  if (game.lastRound !== null || missing > nearest) return null
  const who = seatsOf(game).filter((seat) => missingOf(seat) === missing)
  return words.needsClaims(
    who.map((seat) => callOf(match, seat)),
    missing,
  )
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
  scene.is === 'settling' || (scene.is === 'botTurn' && scene.action.did === 'stopped')

const turnDetail = (scene: Scene, match: Match, words: Phrases['play']): string | null => {
  const { game } = scene
  switch (scene.is) {
    case 'start':
    case 'pass':
      return nearingLine(match, game, words) ?? words.callsLastRound(claimTarget[game.rules.seats])
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
  const { game: present, counted, seat: mover } = scene
  const game = counted ?? present
  const table = standings(game)
  const toPlay = stillToPlay(game)
  const target = claimTarget[game.rules.seats]
  return playersOf(match).map((player, index): PlayerSummary => {
    const seat = index as Seat
    const { group, claimed, total } = standingOf(table, seat)
    const isToPlay = toPlay.includes(seat)
    const lacking = game.lastRound ? spacesToLead(game, seat) : null
    const name = callOf(match, seat) ?? common.you
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
        ...(isToPlay
          ? [seat === mover && !hasEnded(scene) ? play.lastTurnSpoken : play.turnToComeSpoken]
          : []),
        ...(lacking === null ? [] : [play.needsSpoken(lacking)]),
      ].join(', '),
      toPlay: isToPlay,
      ...(lacking !== null && { need: play.needs(lacking), lacking }),
    }
  })
}

/** Who starts, and by which dice (R4); shown before the first roll. */
export const startOf = (match: Match, { play, common }: Phrases) => {
  const rolled = match.steps.length === 0 ? rollOffOf(match) : null
  if (rolled === null) return null
  const [winner, next] = [...itemAt(rolled.rounds, -1)].sort((a, b) => b.die - a.die)
  if (!winner || !next) return null
  const who = callOf(match, winner.seat)
  const isPerson = pilotOf(match, winner.seat).who === 'person'
  return {
    /** Of the starter and of the runner-up. */
    dice: [winner.die, next.die] as const,
    title: isPerson ? play.youStart(who) : common.starts(who),
    line: play.beats(isPerson ? null : who, winner.die, callOf(match, next.seat), next.die),
  }
}

/** The seal to show, only where it begins: before the first roll of a match, or where a copied match continues with its own seal. */
export const sealShownIn = (match: Match): string | null => {
  const seal = match.info.seals.at(-1)
  const { turn, roll } = nextRoll(match)
  return seal && seal.from.turn === turn && seal.from.roll === roll ? seal.hash : null
}

/** Whose spaces were taken, in words. */
export const takenLine = (
  taken: EventOf<'stopped'>['taken'],
  match: Match,
  { common }: Pick<Phrases, 'common'>,
): string | null => {
  const from = [...new Set(taken.map((each) => each.from))].map((seat) => callOf(match, seat))
  return taken.length === 0 ? null : common.takenFrom(taken.length, from)
}

/** The recap as addressed to `reader`. */
export const recapOf = (match: Match, turn: Turn, reader: Seat, phrases: Phrases) => {
  const { play } = phrases
  const { name } = playersOf(match)[turn.seat]
  const facts = turnOutcome(turn)
  if (facts.did === 'busted') {
    const text = play.recapBusted(facts.lost)
    return { name, text, short: text, settled: 0, claimed: 0, yours: 0, now: null, taken: null }
  }
  const { settled, claimed, called, held, target } = facts
  const took = settled + claimed
  const yours = takenFrom(reader, [turn]).length
  const stop = turn.events.find((event) => event.type === 'stopped')
  const others = (stop?.taken ?? []).filter(({ from }) => from !== reader)
  return {
    name,
    /** "stopped in time and took 4 spaces.", and in lists "took 4 spaces." */
    text: called ? play.recapCalled(took, yours) : play.recapStopped(took, yours),
    short: called ? play.recapCalled(took, yours) : play.recapTook(took, yours),
    settled,
    claimed,
    /** The number of the reader's spaces that the turn took over. */
    yours,
    now: play.nowOf(held, target),
    /** Without the reader's own losses. */
    taken: takenLine(others, match, phrases),
  }
}

/** Who plays how: the six levels, weakest first, and the temperaments of the middle ones. */
import { levels, type Level, type Temperament } from '@/names'
import type { Points } from './appraisal'
import { Boards } from './boards'
import { thinkAhead } from './baron'
import type { Bot } from './bot'
import { glance } from './glance'
import { likingOf } from './taste'
import { botOf, highest, type MakeMind } from './thought'
import { count, untilRisk, whileWorthIt } from './weighing'
import { networkFor } from './weights/index'

/** The levels that have temperaments; the greenhorn knows no way of playing yet, and the baron needs none. */
export const temperedLevels = ['prospector', 'homesteader', 'surveyor', 'assayer'] as const satisfies Level[]

const carefulPoints: Points = { largest: 1, second: 0.15, gold: 0.25, claims: 0.5, total: 0.25, open: 0.1 }
const simplePoints: Points = { largest: 1, second: 0, gold: 0, claims: 0.5, total: 0.1, open: 0 }

/** A beginner without a plan: likes to grow, else takes what comes, and stops as the mood says, mostly far too early. */
const greenhorn: MakeMind = (position) => {
  const boards = new Boards(position)
  const likesToGrow = likingOf('builder', { builder: 1, thief: 0, locker: 0 })
  return {
    place: (options, random) => {
      boards.look()
      return highest(options, (option) => {
        boards.try(option.space, option.taking)
        return random() + likesToGrow(option, position, boards, random)
      })
    },
    stops: (random) => position.placed >= 2 + Math.floor(random() * 3),
  }
}

/** Cautious: goes home as soon as a bust is more than a remote chance. */
const prospector =
  (temperament: Temperament | null): MakeMind =>
  (position) => {
    const liking = likingOf(temperament, { builder: 0.2, thief: 0.6, locker: 0.68 })
    return count(position, simplePoints, liking, untilRisk(position, 0.1))
  }

/** Steady: four markers make a day's work, whatever the map looks like. */
const homesteader =
  (temperament: Temperament | null): MakeMind =>
  (position) => {
    const liking = likingOf(temperament, { builder: 0.5, thief: 0.9, locker: 0.7 })
    return count(position, simplePoints, liking, () => position.placed >= 4)
  }

/** Sharp: weighs what the next roll can win against what a bust would lose. */
const surveyor =
  (temperament: Temperament | null): MakeMind =>
  (position) => {
    const liking = likingOf(temperament, { builder: 0.6, thief: 1, locker: 0.5 })
    return count(position, carefulPoints, liking, whileWorthIt(position, carefulPoints))
  }

const assayerFondness = { builder: 0.02, thief: 0.06, locker: 0.06 }

/** An expert at first sight, without the baron's patience. */
const assayer =
  (temperament: Temperament | null): MakeMind =>
  (position) => {
    const network = networkFor(position.seats, position.reusable)
    return glance(position, network, 0.032, likingOf(temperament, assayerFondness))
  }

const baron: MakeMind = (position) => thinkAhead(position, networkFor(position.seats, position.reusable))

const minds: Readonly<Record<Level, (temperament: Temperament | null) => MakeMind>> = {
  greenhorn: () => greenhorn,
  prospector,
  homesteader,
  surveyor,
  assayer,
  baron: () => baron,
}

const seated = new Map<string, Bot>()

/** The bot for a level; a temperament changes its style where the level has any. */
export const botFor = (level: Level, temperament: Temperament | null): Bot => {
  const name = `${level} ${temperament}`
  const known = seated.get(name)
  if (known) return known
  const bot = botOf(minds[level](temperament))
  seated.set(name, bot)
  return bot
}

export const bots = Object.fromEntries(levels.map((level) => [level, botFor(level, null)])) as Readonly<
  Record<Level, Bot>
>

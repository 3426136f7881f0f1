/** Who plays how: the six levels, weakest first, and the temperaments of the middle ones. */
import type { Points } from './appraisal'
import { thinkAhead } from './baron'
import type { Bot } from './bot'
import { glance } from './glance'
import { type Level, type Temperament } from './levels'
import type { Position } from './position'
import { likingOf } from './taste'
import { botOf, type MakeMind, type Mind } from './thought'
import { count, untilRisk, whileWorthIt } from './weighing'
import { networkFor } from './weights/index'

const carefulPoints: Points = { largest: 1, second: 0.15, gold: 0.25, claims: 0.5, total: 0.25, open: 0.1 }
const simplePoints: Points = { largest: 1, second: 0, gold: 0, claims: 0.3, total: 0.1, open: 0 }

/** The first impression of a beginner: no plan, any legal space is as good as another; fickle about when to stop. */
const greenhorn: MakeMind = (position) => ({
  look: () => undefined,
  rate: (_, random) => random(),
  stops: (random) => position.placed >= 2 + Math.floor(random() * 3),
})

const prospector =
  (temperament: Temperament | null): MakeMind =>
  (position) =>
    count(position, simplePoints, likingOf(temperament, 0.4), () => position.placed >= 3)

const homesteader =
  (temperament: Temperament | null): MakeMind =>
  (position) =>
    count(position, simplePoints, likingOf(temperament, 0.4), untilRisk(position, 0.2))

const surveyor =
  (temperament: Temperament | null): MakeMind =>
  (position) =>
    count(position, carefulPoints, likingOf(temperament, 0.4), whileWorthIt(position, carefulPoints))

const withNetwork =
  (make: (position: Position, network: NonNullable<ReturnType<typeof networkFor>>) => Mind): MakeMind =>
  (position) => {
    const network = networkFor(position.seats, position.reusable)
    return network ? make(position, network) : surveyor(null)(position)
  }

const assayer = (temperament: Temperament | null): MakeMind =>
  withNetwork((position, network) => glance(position, network, 0.03, likingOf(temperament, 0.03)))

const baron: MakeMind = withNetwork((position, network) => thinkAhead(() => network)(position))

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

export const bots: Readonly<Record<Level, Bot>> = {
  greenhorn: botFor('greenhorn', null),
  prospector: botFor('prospector', null),
  homesteader: botFor('homesteader', null),
  surveyor: botFor('surveyor', null),
  assayer: botFor('assayer', null),
  baron: botFor('baron', null),
}

/** Who plays how: the seven levels, weakest first, each with errors and a habit of its own. */
import { levels, type Level } from '@/names'
import type { Points } from './appraisal'
import { thinkAhead } from './baron'
import type { Bot } from './bot'
import { glance } from './glance'
import { networkFor } from './networks'
import { person } from './person'
import { likings, type Liking } from './taste'
import { botOf, type MakeMind } from './thought'
import { countingEye, onAWhim, untilAhead, untilRisk, whileWorthIt } from './weighing'

/** What somebody counts who sees only groups, claims and spaces, and nothing of what may come. */
const simply = (largest: number, claims: number, total: number): Points => ({
  largest,
  second: 0,
  gold: 0,
  claims,
  total,
  open: 0,
})
const carefully: Points = { largest: 1, second: 0.15, gold: 0.25, claims: 0.75, total: 0.25, open: 0.1 }

type Character = {
  /** The habit of placing that one can watch. */
  readonly likes: Liking
  readonly mind: (likes: Liking) => MakeMind
  /** Left out, it stops where there is nothing to weigh. */
  readonly careful?: false
  /** It asks the networks. */
  readonly learned?: true
}

const characters: Readonly<Record<Level, Character>> = {
  /** Sees no risk and half of what there is, goes home on a whim, and does not notice that it is the last turn. */
  greenhorn: {
    likes: likings.nothing,
    careful: false,
    mind: (likes) => (position) =>
      person(
        position,
        countingEye(position, simply(0, 2, 0)),
        { grain: 1, likes, fond: 0.5, overlooks: 0.5, forgetsClaims: 0.12 },
        onAWhim(position, 0.12, 0.18),
      ),
  },
  /** A little here, a little there: any space counts as much as one of its group. It does notice when it is behind in the last round. */
  panner: {
    likes: likings.straying,
    mind: (likes) => (position) =>
      person(
        position,
        countingEye(position, simply(1, 6, 1)),
        { grain: 14, likes, fond: 0.8, overlooks: 0.1, forgetsClaims: 0.1 },
        untilAhead(position, onAWhim(position, 0.12, 0.36)),
      ),
  },
  /** Goes home as soon as a bust is more than a remote chance, and wants gold whatever it is worth. */
  prospector: {
    likes: likings.nothing,
    mind: (likes) => (position) =>
      person(
        position,
        countingEye(position, simply(0.5, 3, 0.1)),
        { grain: 0.5, likes, fond: 0.5, overlooks: 0.5, forgetsClaims: 0.05 },
        untilRisk(position, 0.075),
      ),
  },
  /** Four markers make a day's work, whatever the map looks like. */
  homesteader: {
    likes: likings.nothing,
    mind: (likes) => (position) =>
      person(
        position,
        countingEye(position, simply(1, 0.75, 0.1)),
        { grain: 1, likes, fond: 0.5, overlooks: 0.55, forgetsClaims: 0.45 },
        () => position.placed >= 4,
      ),
  },
  /** Weighs what the next roll can win against what a bust would lose; would have all its land in one piece. */
  surveyor: {
    likes: likings.joining,
    mind: (likes) => (position) =>
      person(
        position,
        countingEye(position, carefully),
        { grain: 4, likes, fond: 1, overlooks: 0, forgetsClaims: 0 },
        whileWorthIt(position, carefully),
      ),
  },
  /** An expert at first sight, who rather takes what is another's, and else moves in next door. */
  assayer: {
    likes: likings.taking,
    learned: true,
    mind: (likes) => (position) => {
      const { eye, stops } = glance(position, networkFor(position.seats, position.reusable))
      const manner = { grain: 0.04, likes, fond: 1.4, overlooks: 0, forgetsClaims: 0 }
      return person(position, eye, manner, () => stops(0.024))
    },
  },
  baron: {
    likes: likings.nothing,
    learned: true,
    mind: () => (position) => thinkAhead(position, networkFor(position.seats, position.reusable)),
  },
}

/** Whether there is a kind of placement that the level likes for its own sake; the others have habits of stopping. */
export const hasHabit = (level: Level): boolean => characters[level].likes !== likings.nothing

/** Whether `loadNetworks()` has to come before the level's first choice. */
export const needsNetworks = (level: Level): boolean => characters[level].learned === true

/** A level that likes nothing for its own sake: the arena measures by it what a habit changes. */
export const plain = (level: Level): Bot => {
  const { mind, careful } = characters[level]
  return botOf(mind(likings.nothing), careful)
}

export const bots = Object.fromEntries(
  levels.map((level) => {
    const { mind, likes, careful } = characters[level]
    return [level, botOf(mind(likes), careful)]
  }),
) as Readonly<Record<Level, Bot>>

/** How each of the seven levels plays: its errors and its habit. */
import { levels, type Level } from '@/names'
import { thinkAhead } from './baron'
import { botOf, type Bot, type MakeMind } from './bot'
import { pointsEvaluator, atRandom, untilAhead, untilRisk, whileWorthIt, type Points } from './counting'
import { Judge } from './judge'
import type { Network } from './network'
import { networkFor } from './networks'
import { preferences, person, type Evaluator, type Preference } from './person'
import type { Position } from './position'

/** Points for the present board only, without its prospects. */
const simply = (largest: number, claims: number, total: number): Points => ({
  largest,
  second: 0,
  gold: 0,
  claims,
  total,
  open: 0,
})
const carefully: Points = { largest: 1, second: 0.15, gold: 0.25, claims: 0.75, total: 0.25, open: 0.1 }

type Expert = {
  readonly evaluator: Evaluator
  /** Stops when that is worth as much as rolling; values within `grain` count as equal. */
  readonly stops: (grain: number) => boolean
}

/** Values positions with the network, but does not look ahead as the baron does. */
const expert = (position: Position, network: Network): Expert => {
  const judge = new Judge(network, position)
  return {
    evaluator: {
      look: () => judge.look(),
      worth: ({ space, third }) => {
        judge.trySpace(space)
        judge.tryThird(third)
        return judge.better()[position.mover]!
      },
    },
    stops: (grain) => {
      judge.look()
      const { mover } = position
      const rough = (chance: number): number => Math.round(chance / grain)
      return rough(judge.askStop()[mover]!) >= rough(judge.askRoll()[mover]!)
    },
  }
}

type Character = {
  /** Its habit of placing. */
  readonly likes: Preference
  readonly mind: (likes: Preference) => MakeMind
  /** Whether it makes the obvious decisions to stop or roll; default true. */
  readonly careful?: false
  /** Needs the networks. */
  readonly learned?: true
}

const characters: Readonly<Record<Level, Character>> = {
  /** Sees no risk and half of the placements, stops at random, and does not notice the last turn. */
  greenhorn: {
    likes: preferences.nothing,
    careful: false,
    mind: (likes) => (position) =>
      person(
        position,
        pointsEvaluator(position, simply(0, 2, 0)),
        { grain: 1, likes, fond: 0.5, overlooks: 0.5, forgetsClaims: 0.12 },
        atRandom(position, 0.12, 0.18),
      ),
  },
  /** Spreads out: any space counts as much as one of its group. Notices when it is behind in the last round. */
  panner: {
    likes: preferences.straying,
    mind: (likes) => (position) =>
      person(
        position,
        pointsEvaluator(position, simply(1, 6, 1)),
        { grain: 14, likes, fond: 0.8, overlooks: 0.1, forgetsClaims: 0.1 },
        untilAhead(position, atRandom(position, 0.12, 0.36)),
      ),
  },
  /** Stops as soon as a bust is more than a remote chance, and overvalues claims. */
  prospector: {
    likes: preferences.nothing,
    mind: (likes) => (position) =>
      person(
        position,
        pointsEvaluator(position, simply(0.5, 3, 0.1)),
        { grain: 0.5, likes, fond: 0.5, overlooks: 0.5, forgetsClaims: 0.05 },
        untilRisk(position, 0.075),
      ),
  },
  /** Always stops at four markers. */
  homesteader: {
    likes: preferences.nothing,
    mind: (likes) => (position) =>
      person(
        position,
        pointsEvaluator(position, simply(1, 0.75, 0.1)),
        { grain: 1, likes, fond: 0.5, overlooks: 0.55, forgetsClaims: 0.45 },
        () => position.placed >= 4,
      ),
  },
  /** Compares what the next roll can win with what a bust would lose; likes to join its spaces. */
  surveyor: {
    likes: preferences.joining,
    mind: (likes) => (position) =>
      person(
        position,
        pointsEvaluator(position, carefully),
        { grain: 4, likes, fond: 1, overlooks: 0, forgetsClaims: 0 },
        whileWorthIt(position, carefully),
      ),
  },
  /** Uses the network without looking ahead; likes to take spaces of others, or to settle next to them. */
  assayer: {
    likes: preferences.taking,
    learned: true,
    mind: (likes) => (position) => {
      const { evaluator, stops } = expert(position, networkFor(position.seats, position.reusable))
      const manner = { grain: 0.04, likes, fond: 1.4, overlooks: 0, forgetsClaims: 0 }
      return person(position, evaluator, manner, () => stops(0.024))
    },
  },
  baron: {
    likes: preferences.nothing,
    learned: true,
    mind: () => (position) => thinkAhead(position, networkFor(position.seats, position.reusable)),
  },
}

/** Whether the level likes a kind of placement; the others have habits of stopping. */
export const hasHabit = (level: Level): boolean => characters[level].likes !== preferences.nothing

/** Whether `loadNetworks()` must be called before the level's first choice. */
export const needsNetworks = (level: Level): boolean => characters[level].learned === true

/** A level without its habit: the arena measures what the habit changes. */
export const plain = (level: Level): Bot => {
  const { mind, careful } = characters[level]
  return botOf(mind(preferences.nothing), careful)
}

export const bots = Object.fromEntries(
  levels.map((level) => {
    const { mind, likes, careful } = characters[level]
    return [level, botOf(mind(likes), careful)]
  }),
) as Readonly<Record<Level, Bot>>

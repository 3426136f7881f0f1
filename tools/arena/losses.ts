/** Measures what a level does each turn at a table of its own kind, and what its choices cost by the verdicts of the review. */
import { bots, type Level } from '../../src/bots/index'
import { newGame, play, type Die, type SeatCount } from '../../src/engine/index'
import { newMatch, type Match, type Step } from '../../src/match/index'
import { summaryOf, wholeReview } from '../../src/match/review/index'
import { brandNames, colourNames } from '../../src/names'
import '../networks'
import { seededRandom } from '../seededRandom'
import type { Share } from './spread'

/** The four figures that a player is compared by. */
export const referenceNames = ['rolls', 'busts', 'spaces', 'lost'] as const
export type ReferenceName = (typeof referenceNames)[number]

export type ReferenceTask = {
  readonly level: Level
  readonly seats: SeatCount
  readonly reusable: boolean
  readonly matches: number
  /** How many of these matches are also reviewed, which takes a hundred times as long. */
  readonly judged: number
}

/** Sums over matches of numerator (`much`), denominator (`of`) and their products, for the ratio and its interval. */
export type Counted = Readonly<Record<'much' | 'of' | 'muchMuch' | 'muchOf' | 'ofOf', number>>
export type Losses = Readonly<Record<ReferenceName, Counted>>

const nothing: Counted = { much: 0, of: 0, muchMuch: 0, muchOf: 0, ofOf: 0 }
const forEach = (valueOf: (name: ReferenceName) => Counted): Losses =>
  Object.fromEntries(referenceNames.map((name) => [name, valueOf(name)])) as Losses
export const noLosses: Losses = forEach(() => nothing)

const sumOf = (a: Counted, b: Counted): Counted => ({
  much: a.much + b.much,
  of: a.of + b.of,
  muchMuch: a.muchMuch + b.muchMuch,
  muchOf: a.muchOf + b.muchOf,
  ofOf: a.ofOf + b.ofOf,
})
export const addLosses = (a: Losses, b: Losses): Losses => forEach((name) => sumOf(a[name], b[name]))

const one = (much: number, of: number): Counted => ({
  much,
  of,
  muchMuch: much * much,
  muchOf: much * of,
  ofOf: of * of,
})

/** A whole match, recorded as the app would. */
const played = ({ level, seats, reusable }: ReferenceTask, number: number): Match => {
  const random = seededRandom(number)
  const die = (): Die => (1 + Math.floor(random() * 6)) as Die
  const rules = { seats, first: 0, reusableSquatters: reusable } as const
  const players = Array.from({ length: seats }, (_, seat) => ({
    name: `${level} ${seat + 1}`,
    colour: colourNames[seat]!,
    brand: brandNames[seat]!,
    pilot: { who: 'bot', level } as const,
  }))
  const { info } = newMatch({
    id: 'reference',
    started: '2026-01-01T00:00:00.000Z',
    rules,
    players,
    seed: null,
  })
  const steps: Step[] = []
  let game = newGame(rules)
  while (game.phase !== 'over') {
    const wish = bots[level].choose(game, random)
    const move = wish.type === 'roll' ? ({ type: 'roll', dice: [die(), die(), die()] } as const) : wish
    const { game: next, events } = play(game, move)
    steps.push({ type: 'move', move, game: next, events })
    game = next
  }
  return { info, steps }
}

const lossesOf = (task: ReferenceTask, number: number): Losses => {
  const match = played(task, number)
  const review = number < task.judged ? wholeReview(match) : null
  const { players } = summaryOf(match, review, review && 'reference')
  const sum = (valueOf: (player: (typeof players)[number]) => number): number =>
    players.reduce((all, player) => all + valueOf(player), 0)
  const turns = sum((player) => player.turns)
  return {
    rolls: one(
      sum(({ rolls }) => rolls),
      turns,
    ),
    busts: one(
      sum(({ busts }) => busts),
      turns,
    ),
    spaces: one(
      sum(({ spaces }) => spaces),
      sum(({ stops }) => stops),
    ),
    lost: one(
      sum(({ judged }) => judged?.lost ?? 0),
      review ? turns : 0,
    ),
  }
}

export const lostInShare = ({ task, first, step }: Share<ReferenceTask>): Losses => {
  let sum = noLosses
  for (let number = first; number < task.matches; number += step) sum = addLosses(sum, lossesOf(task, number))
  return sum
}

/** The ratio, and its 95 % interval. */
export const referenceOf = ({ much, of, muchMuch, muchOf, ofOf }: Counted): readonly [number, number] => {
  if (of === 0) return [0, 0]
  const share = much / of
  const spread = muchMuch - 2 * share * muchOf + share * share * ofOf
  return [share, (1.96 * Math.sqrt(Math.max(0, spread))) / of]
}

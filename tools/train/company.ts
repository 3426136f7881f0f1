/** Simple players to train against: a network that only plays itself waits for mistakes that other players do not make. */
import type { Position } from '../../src/bots/position'
import type { Mind } from '../../src/bots/bot'
import { count, untilRisk, whileWorthIt, type Points } from '../../src/bots/counting'

const greedyFor = (claims: number): Points => ({
  largest: 1,
  second: 0.1,
  gold: 0.1,
  claims,
  total: 0.25,
  open: 0.1,
})
/** From a player who likes land as much as claims to one who claims whenever it can. */
const greeds = [0.4, 1.6, 10].map(greedyFor)

/** Greedy players that stop after some markers, at some risk, or when a roll is not worth it. */
export const companyAt = (position: Position): readonly Mind[] =>
  greeds.flatMap((points) => [
    ...[4, 5, 6].map((limit) => count(position, points, () => position.placed >= limit)),
    ...[0.12, 0.2].map((risk) => count(position, points, untilRisk(position, risk))),
    count(position, points, whileWorthIt(position, points)),
  ])

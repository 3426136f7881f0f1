/**
 * Claim It! for two players, written for boardgame.io as its documentation recommends: moves change G, and Immer copies the
 * state.
 */
import { INVALID_MOVE } from 'boardgame.io/core'

const required = 13

const isClosed = (cell) => cell.claimed || cell.claim

/** The spaces that a roll allows, each once: a player of this game would compute the same to pick a move. */
export const placementsOf = (G, player) => {
  if (!G.dice) return []
  const [a, b, c] = G.dice
  const bySpace = new Map()
  for (const [column, row, third] of [
    [a, b, c],
    [b, a, c],
    [a, c, b],
    [c, a, b],
    [b, c, a],
    [c, b, a],
  ])
    bySpace.set((row - 1) * 6 + column - 1, third)
  const placements = []
  for (const [space, third] of bySpace) {
    const cell = G.cells[space]
    if (isClosed(cell)) continue
    if (cell.squatter !== null || cell.owner === player) placements.push({ space, kind: 'claim', third })
    else if (!G.squattersOut.includes(third)) placements.push({ space, kind: 'squatter', third })
  }
  return placements.sort((x, y) => x.space - y.space)
}

const clearTurn = (G) => {
  for (const space of G.placed) {
    G.cells[space].squatter = null
    G.cells[space].claim = false
  }
  G.placed = []
  G.squattersOut = []
  G.dice = null
  if (G.turnsLeft !== null) G.turnsLeft -= 1
}

export const ClaimIt = {
  name: 'claim-it',
  setup: () => ({
    cells: Array.from({ length: 36 }, () => ({ owner: null, claimed: false, squatter: null, claim: false })),
    dice: null,
    placed: [],
    squattersOut: [],
    turnsLeft: null,
  }),
  minPlayers: 2,
  maxPlayers: 2,
  // The engine keeps no history either: the match takes placements back.
  disableUndo: true,
  moves: {
    roll: ({ G, ctx, events }, dice) => {
      if (G.dice) return INVALID_MOVE
      G.dice = dice
      if (placementsOf(G, ctx.currentPlayer).length > 0) return
      clearTurn(G)
      events.endTurn()
    },
    place: ({ G, ctx }, space) => {
      const placement = placementsOf(G, ctx.currentPlayer).find((each) => each.space === space)
      if (!placement) return INVALID_MOVE
      const cell = G.cells[space]
      if (placement.kind === 'claim') cell.claim = true
      else {
        cell.squatter = placement.third
        G.squattersOut.push(placement.third)
      }
      if (!G.placed.includes(space)) G.placed.push(space)
      G.dice = null
    },
    stop: ({ G, ctx, events }) => {
      if (G.dice || G.placed.length === 0) return INVALID_MOVE
      for (const space of G.placed) {
        const cell = G.cells[space]
        cell.owner = ctx.currentPlayer
        cell.claimed = cell.claim
      }
      const claimed = G.cells.filter((cell) => cell.claimed && cell.owner === ctx.currentPlayer).length
      if (G.turnsLeft === null && claimed >= required) G.turnsLeft = ctx.numPlayers + 1
      clearTurn(G)
      events.endTurn()
    },
  },
  endIf: ({ G }) => (G.turnsLeft === 0 ? { cells: G.cells } : undefined),
}

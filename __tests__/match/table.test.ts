/** A table: each action is saved before it is shown, and returns what happened. */
import { legalPlacements } from '@/engine/index'
import { createTable, gameOf, newMatch, recordOf, type Match } from '@/match/index'
import { endedAt, infoFor } from '../fixtures/matches'

const tableFor = (match: Match) => {
  const log: string[] = []
  const table = createTable({
    match,
    save: (saved) => log.push(`saved ${recordOf(saved).moves}`),
    now: () => endedAt,
    throwDice: () => [1, 2, 3],
  })
  table.subscribe(({ match: shown }) => log.push(`shown ${recordOf(shown).moves}`))
  return { table, log }
}
const bot = { who: 'bot', level: 'greenhorn', temperament: null } as const

describe('a table', () => {
  it('saves each action in the same tick, before anybody sees it', () => {
    const { table, log } = tableFor(newMatch(infoFor(2)))
    table.roll()
    table.place(legalPlacements(gameOf(table.getState().match))[0]!.space)
    table.undo()
    expect(log).toEqual(['saved 616', 'shown 616', 'saved 616:61', 'shown 616:61', 'saved 616', 'shown 616'])
  })

  it('returns the events of each action, to be performed', () => {
    const { table } = tableFor(newMatch(infoFor(2)))
    expect(table.roll().map(({ type }) => type)).toEqual(['rolled'])
    expect(table.place(5).map(({ type }) => type)).toEqual(['placed'])
    expect(table.stop().map(({ type }) => type)).toEqual(['stopped', 'turnPassed'])
    expect(table.handOver(1, bot)).toEqual([])
    expect(table.playBot().map(({ type }) => type)).toEqual(['rolled'])
  })

  it('saves and shows nothing when the rules refuse', () => {
    const { table, log } = tableFor(newMatch(infoFor(2)))
    expect(() => table.stop()).toThrow('wrong-phase')
    expect(() => table.undo()).toThrow()
    expect(log).toEqual([])
    expect(table.getState()).toBe(table.getInitialState())
  })

  it('throws dice of its own for a match without a seed', () => {
    const { table } = tableFor(newMatch(infoFor(2, { seed: null })))
    table.roll()
    expect(gameOf(table.getState().match).dice).toEqual([1, 2, 3])
  })
})

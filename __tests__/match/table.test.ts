/** The table saves each action before it shows it, and returns its events. */
import { legalPlacements } from '@/engine'
import { createTable, diceFor, gameOf, newMatch, recordOf, type Match } from '@/match'
import { endedAt, infoFor, seedA } from '../fixtures/matches'

const tableFor = (match: Match) => {
  const log: string[] = []
  const table = createTable({
    match,
    save: (saved) => log.push(`saved ${recordOf(saved).moves}`),
    stored: async () => log.push('stored'),
    now: () => endedAt,
  })
  table.subscribe(({ match: shown }) => log.push(`shown ${recordOf(shown).moves}`))
  return { table, log }
}
const bot = { who: 'bot', level: 'greenhorn' } as const

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

  it('shows real dice only once they are stored, and takes wrong ones back', async () => {
    const { table, log } = tableFor(newMatch(infoFor(2, { seed: null })))
    await table.rollWith([1, 2, 3], (events) => log.push(events.map(({ type }) => type).join()))
    expect(log).toEqual(['saved 123', 'stored', 'shown 123', 'rolled'])
    table.takeRollBack()
    expect(log.slice(4)).toEqual(['saved ', 'shown '])
  })

  it('keeps a handover that happens while real dice are being stored', async () => {
    const { table, log } = tableFor(newMatch(infoFor(2, { seed: null })))
    const rolling = table.rollWith([1, 2, 3], () => undefined)
    table.handOver(1, bot)
    await rolling
    expect(log.at(-1)).toBe('shown @2=greenhorn 123')
  })

  it('switches to rolling on screen once the seal is stored', async () => {
    const { table, log } = tableFor(newMatch(infoFor(2, { seed: null })))
    await table.rollWith([1, 2, 3], () => undefined)
    table.place(legalPlacements(gameOf(table.getState().match))[0]!.space)
    await table.rollOnScreen(seedA)
    expect(log.at(-2)).toBe('stored')
    table.roll()
    expect(gameOf(table.getState().match).dice).toEqual(diceFor(seedA, 0, 1))
    await expect(table.rollWith([1, 2, 3], () => undefined)).rejects.toThrow('cannot be chosen')
  })
})

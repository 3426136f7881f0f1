/** The turns of a match, for recap and review. */
import { gameOf, handOver, newMatch, turnsOf } from '@/match'
import { infoFor, matchFor, statesOf } from '../fixtures/matches'

describe('the turns of a match', () => {
  it('are none before the first roll', () => {
    expect(turnsOf(newMatch(infoFor(2)))).toEqual([])
  })

  it('hold every roll with what was placed, and how the turn ended', () => {
    const turns = turnsOf(matchFor(2))
    expect(turns.map(({ number }) => number)).toEqual(turns.map((_, index) => index))
    expect(turns.map(({ seat }) => seat)).toEqual(turns.map((_, index) => index % 2))
    expect(turns[0]).toMatchObject({ seat: 0, ending: 'stopped' })
    expect(turns[0]!.rolls.map(({ dice }) => dice.join(''))).toEqual([
      '616',
      '534',
      '213',
      '645',
      '461',
      '443',
    ])
    expect(turns[0]!.rolls.every(({ placed }) => placed !== null)).toBe(true)
    const busted = turns.find(({ ending }) => ending === 'busted')!
    expect(busted.rolls[busted.rolls.length - 1]!.placed).toBeNull()
    expect(busted.events.some(({ type }) => type === 'busted')).toBe(true)
  })

  it('end with the one being played, if it has begun', () => {
    for (const match of statesOf(matchFor(3, 60))) {
      const turns = turnsOf(match)
      const { turnsPlayed, rollsThisTurn } = gameOf(match)
      expect(turns.length).toBe(turnsPlayed + (rollsThisTurn > 0 ? 1 : 0))
      expect(turns.filter(({ ending }) => ending === null).length).toBe(rollsThisTurn > 0 ? 1 : 0)
    }
  })

  it('begin where the one before ended', () => {
    for (const turn of turnsOf(matchFor(4))) {
      expect(turn.before).toMatchObject({ turnsPlayed: turn.number, turn: turn.seat, rollsThisTurn: 0 })
    }
  })

  it('ignore a handover', () => {
    const match = matchFor(2, 20)
    expect(turnsOf(handOver(match, 0, { who: 'bot', level: 'baron' }))).toEqual(turnsOf(match))
  })

  it('are memoised for a match', () => {
    const match = matchFor(2, 20)
    expect(turnsOf(match)).toBe(turnsOf(match))
  })
})

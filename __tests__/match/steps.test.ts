/** Playing a match: dice, placements, undo and handover. */
import '../../tools/networks'
import fc from 'fast-check'
import { legalPlacements, type Dice } from '@/engine'
import {
  canUndo,
  diceFor,
  eventsOf,
  gameOf,
  handOver,
  lastMove,
  newMatch,
  nextFirst,
  pilotOf,
  place,
  playBot,
  playersOf,
  recordOf,
  roll,
  rollWith,
  roundOf,
  stop,
  undo,
  wishOfBot,
  type Match,
  type Pilot,
} from '@/match'
import { endedAt, infoFor, matchFor, playOn, seedA } from '../fixtures/matches'

const baron: Pilot = { who: 'bot', level: 'baron' }
const person: Pilot = { who: 'person' }
const firstOption = (match: Match) => legalPlacements(gameOf(match))[0]!.space

describe('a match', () => {
  it('begins with an empty board and the starter to roll, and always returns the same objects', () => {
    const match = newMatch(infoFor(3, { rules: { seats: 3, first: 2, reusableSquatters: false } }))
    expect(gameOf(match)).toMatchObject({ turn: 2, phase: 'roll' })
    expect(gameOf(match)).toBe(gameOf(match))
    expect(eventsOf(match)).toEqual([])
    expect(playersOf(match)).toBe(playersOf(match))
  })

  it.each([
    ['an id that does not go into a link', { id: 'a/b' }],
    ['a time that is none', { started: 'yesterday' }],
    [
      'a starter who is not at the table',
      { rules: { seats: 2 as const, first: 3 as const, reusableSquatters: false } },
    ],
    ['too few players', { players: infoFor(2).players.slice(1) }],
    [
      'two players in one colour',
      { players: infoFor(2).players.map((each) => ({ ...each, colour: 'violet' as const })) },
    ],
    ['a seed that is too short', { seed: 'abc' }],
    [
      'a name that is too long',
      { players: infoFor(2).players.map((each) => ({ ...each, name: 'x'.repeat(41) })) },
    ],
  ])('does not begin with %s', (_, change) => {
    expect(() => newMatch(infoFor(2, change))).toThrow(RangeError)
  })

  it('rolls the dice that its seed holds for this turn and roll', () => {
    fc.assert(
      fc.property(fc.nat(60), (actions) => {
        const match = matchFor(3, actions)
        for (const step of match.steps) {
          if (step.type !== 'move' || step.move.type !== 'roll') continue
          const before = match.steps.slice(0, match.steps.indexOf(step))
          const game = gameOf({ info: match.info, steps: before })
          expect(step.move.dice).toEqual(diceFor(seedA, game.turnsPlayed, game.rollsThisTurn))
        }
      }),
      { numRuns: 20 },
    )
  })

  it('rolls the same dice whatever other players chose before', () => {
    const start = roll(newMatch(infoFor(2)), endedAt)
    const [first, second] = legalPlacements(gameOf(start))
    const afterOne = roll(stop(place(start, first!.space), endedAt), endedAt)
    const afterOther = roll(stop(place(start, second!.space), endedAt), endedAt)
    expect(gameOf(afterOne).dice).toEqual(gameOf(afterOther).dice)
  })

  it('accepts real dice only if the players roll them', () => {
    const seedless = newMatch(infoFor(2, { seed: null }))
    const dice: Dice = [1, 4, 4]
    expect(gameOf(rollWith(seedless, dice, endedAt)).dice).toEqual(dice)
    expect(() => roll(seedless, endedAt)).toThrow('thrown at the table')
    expect(() => rollWith(newMatch(infoFor(2)), dice, endedAt)).toThrow('cannot be chosen')
  })

  it('has an end time once it is over, and not before', () => {
    const match = matchFor(2)
    expect(gameOf(match).phase).toBe('over')
    expect(match.info.ended).toBe(endedAt)
    expect(matchFor(2, 20).info.ended).toBeNull()
  })

  it('never changes the match it was given', () => {
    const match = Object.freeze({ ...matchFor(2, 9), steps: Object.freeze(matchFor(2, 9).steps) })
    const copy = JSON.stringify(match)
    playOn(match, 5)
    expect(JSON.stringify(match)).toBe(copy)
  })

  it('counts rounds from 1, and stays in the last one when it is over', () => {
    expect(roundOf(gameOf(newMatch(infoFor(2))))).toBe(1)
    const over = gameOf(matchFor(2))
    expect(roundOf(over)).toBe(Math.ceil(over.turnsPlayed / 2))
  })

  it('lets the next seat start a rematch', () => {
    expect(nextFirst(newMatch(infoFor(3)))).toBe(1)
    expect(nextFirst(newMatch(infoFor(3, { rules: { seats: 3, first: 2, reusableSquatters: false } })))).toBe(
      0,
    )
  })
})

describe('taking back (R16)', () => {
  it('is allowed right after a placement, and leaves no trace', () => {
    const rolled = roll(newMatch(infoFor(2)), endedAt)
    const placed = place(rolled, firstOption(rolled))
    expect(canUndo(placed)).toBe(true)
    expect(undo(placed)).toEqual(rolled)
    expect(recordOf(undo(placed))).toEqual(recordOf(rolled))
  })

  it('is not allowed before a placement, after the next roll, or after the stop', () => {
    const rolled = roll(newMatch(infoFor(2)), endedAt)
    const placed = place(rolled, firstOption(rolled))
    for (const match of [newMatch(infoFor(2)), rolled, roll(placed, endedAt), stop(placed, endedAt)]) {
      expect(canUndo(match)).toBe(false)
      expect(() => undo(match)).toThrow('no placement to take back')
    }
  })

  it('leads to the same dice again', () => {
    const rolled = roll(newMatch(infoFor(2)), endedAt)
    const again = undo(place(rolled, firstOption(rolled)))
    const [, second] = legalPlacements(gameOf(again))
    const other = place(again, second!.space)
    expect(gameOf(roll(other, endedAt))).toMatchObject({ rollsThisTurn: 2 })
    expect(recordOf(roll(other, endedAt)).moves.slice(-3)).toBe(diceFor(seedA, 0, 1).join(''))
  })

  it('skips a handover and keeps it', () => {
    const rolled = roll(newMatch(infoFor(2)), endedAt)
    const handed = handOver(place(rolled, firstOption(rolled)), 1, baron)
    expect(recordOf(undo(handed)).moves).toBe('616 @2=baron')
  })

  it("is not allowed for a bot's placement", () => {
    const match = handOver(newMatch(infoFor(2)), 0, baron)
    const placed = playBot(playBot(match, endedAt), endedAt)
    expect(gameOf(placed).phase).toBe('decide')
    expect(canUndo(placed)).toBe(false)
  })
})

describe('a handover', () => {
  it('changes who decides from then on, and neither the table as it sat down nor the game', () => {
    const match = matchFor(3, 7)
    const handed = handOver(match, 2, baron)
    expect(pilotOf(match, 2)).toEqual(person)
    expect(pilotOf(handed, 2)).toEqual(baron)
    expect(handed.info).toBe(match.info)
    expect(gameOf(handed)).toBe(gameOf(match))
    expect(pilotOf(handOver(handed, 2, person), 2)).toEqual(person)
  })

  it('is refused for a seat that is not at the table', () => {
    expect(() => handOver(matchFor(2, 3), 4, baron)).toThrow(RangeError)
  })
})

describe('a bot at the table', () => {
  const botTable = newMatch(
    infoFor(2, { players: infoFor(2).players.map((player) => ({ ...player, pilot: baron })) }),
  )
  const playToTheEnd = (match: Match): Match => {
    let next = match
    while (gameOf(next).phase !== 'over') next = playBot(next, endedAt)
    return next
  }

  it('plays the same match each time', () => {
    expect(recordOf(playToTheEnd(botTable))).toEqual(recordOf(playToTheEnd(botTable)))
  })

  it("does not play a person's turn", () => {
    expect(() => playBot(newMatch(infoFor(2)), endedAt)).toThrow('played by a person')
  })

  it('says what it would do, and leaves real dice to a person', () => {
    const match = newMatch(infoFor(2, { players: botTable.info.players, seed: null }))
    expect(wishOfBot(match)).toEqual({ type: 'roll' })
    expect(() => playBot(match, endedAt)).toThrow('thrown at the table')
    const rolled = rollWith(match, [2, 3, 5], endedAt)
    expect(lastMove(playBot(rolled, endedAt))!.move).toEqual(wishOfBot(rolled))
  })
})

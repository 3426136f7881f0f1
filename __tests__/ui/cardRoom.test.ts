import { cardRoom } from '@/ui/players/cardRoom'

const four = [4, 4, 5, 3].map((group) => ({ group }))
const five = [...four, { group: 2 }]
const lastRound = [0, 3, 2, 4].map((lacking) => ({ group: 4, lacking }))
const usual = { line: false, textScale: 1 }

describe('the upper line of a player’s card', () => {
  it('shows the sign of a group on the phone of the drawings, with four players and with five', () => {
    expect(cardRoom({ ...usual, players: four, room: 366 / 4 })).toMatchObject({ sign: true, tight: false })
    expect(cardRoom({ ...usual, players: five, room: 366 / 5 })).toMatchObject({ sign: true, tight: false })
  })

  it('leaves the sign out where it would lie on the disc: five on small phones, and scores of two digits', () => {
    expect(cardRoom({ ...usual, line: true, players: five, room: 296 / 5 }).sign).toBe(false)
    expect(cardRoom({ ...usual, players: five, room: 258 / 5 }).sign).toBe(false)
    expect(cardRoom({ ...usual, players: [...four, { group: 12 }], room: 366 / 5 }).sign).toBe(false)
  })

  it('makes the disc smaller before a score of two digits lies on it', () => {
    expect(cardRoom({ ...usual, players: [...four, { group: 12 }], room: 258 / 5 }).tight).toBe(true)
  })

  it('says on a single line what is lacking in the last round, where it fits', () => {
    const line = { ...usual, line: true, players: lastRound }
    expect(cardRoom({ ...line, room: 336 / 4 })).toEqual({ sign: false, needBehind: true, tight: false })
    expect(cardRoom({ ...line, room: 296 / 4 }).needBehind).toBe(true)
    expect(cardRoom({ ...line, room: 296 / 4, textScale: 2 }).needBehind).toBe(false)
    expect(cardRoom({ ...usual, players: lastRound, room: 366 / 4 }).needBehind).toBe(false)
  })
})

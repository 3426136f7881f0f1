/** Reasons why one choice is better than another. */
import { reasonsFor, stakeOf } from '@/match/review'
import { at, emptyBoard, position, type PositionOptions } from '../support/position'

const why = (picture: string, better: string, other: string, options: PositionOptions) =>
  reasonsFor(position(picture, options), at(better), at(other))

/** The same board with something on column 1, row 6. */
const with16 = (what: string): string => emptyBoard.replace('.', what)

describe('a space is better because', () => {
  it('it wins the match, and the other does not', () => {
    const lastTurn = `
      . . . . . .
      . . . b b .
      . . . . . .
      b b b . . .
      . . a a a .
      . . . . . .
    `
    expect(why(lastTurn, '6,2', '1,6', { dice: '621', caller: 0 })[0]).toEqual({ is: 'wins' })
    expect(why(lastTurn, '2,1', '1,6', { dice: '621', caller: 0 })).toEqual([])
    expect(why(lastTurn, '6,2', '1,6', { dice: '621' })).not.toContainEqual({ is: 'wins' })
  })

  it('it calls the last round while in the lead', () => {
    const ready = (theirs: string): string => `
      . . . . . .
      . . . . . .
      ${theirs}
      A A A A A .
      A A A A A .
      a . A A . .
    `
    const front = ready('B B . . . .')
    expect(why(front, '1,1', '6,1', { dice: '116' })[0]).toEqual({ is: 'calls' })
    expect(why(front, '6,1', '1,1', { dice: '116' })).not.toContainEqual({ is: 'calls' })
    const behind = `
      b b b b b b
      b b b b b b
      B B . . . .
      A A A A A .
      A A A A A .
      a . A A . .
    `
    expect(why(behind, '1,1', '6,1', { dice: '116' })).not.toContainEqual({ is: 'calls' })
  })

  it('it is safe for good, and the owner of a marker beneath loses it', () => {
    expect(why(with16('a'), '1,6', '6,1', { dice: '162' })[0]).toEqual({ is: 'safe', from: null })
    expect(why(with16('b3'), '1,6', '6,1', { dice: '162' })[0]).toEqual({ is: 'safe', from: 1 })
    expect(why(with16('a'), '6,1', '1,6', { dice: '162' })).not.toContainEqual({ is: 'safe', from: null })
  })

  it('it joins groups into one, or makes the largest larger', () => {
    const apart = `
      . . . . . .
      . . . . . .
      . . . . . .
      a a . a a a
      . . . . . .
      . . . . . .
    `
    expect(why(apart, '3,3', '3,5', { dice: '335' })[0]).toEqual({ is: 'joins', groups: 2, size: 6 })
    expect(why(apart, '4,2', '2,1', { dice: '421' })[0]).toEqual({ is: 'grows', size: 4 })
    expect(why(apart, '4,2', '5,2', { dice: '425' })).toEqual([])
  })

  it('it takes from somebody, or cuts their largest group', () => {
    const theirs = `
      . . . . . .
      . . . . . b
      . . . . . .
      b b b b . .
      . . . . . .
      . . . . . .
    `
    expect(why(theirs, '3,3', '3,4', { dice: '334' })[0]).toEqual({ is: 'cuts', of: 1, size: 2 })
    expect(why(theirs, '6,5', '5,6', { dice: '651' })).toEqual([{ is: 'takes', from: 1 }])
  })

  it('the chance of a bust is lower by three points or more', () => {
    const closed = `
      B B B B B .
      B B B B B .
      B B B B B .
      B B B B . .
      . . . . . .
      a . . . . .
    `
    const reasons = why(closed, '1,1', '2,1', { dice: '112' })
    expect(reasons).toContainEqual({ is: 'safe', from: null })
    for (const reason of why(closed, '2,1', '1,1', { dice: '112' }))
      if (reason.is === 'risk') expect(reason.other - reason.bust).toBeGreaterThanOrEqual(7)
  })

  it('it is on the diagonal, which few rolls reach', () => {
    expect(why(emptyBoard, '2,2', '2,5', { dice: '225' })).toEqual([{ is: 'rare', rolls: 16 }])
    expect(why(emptyBoard, '2,5', '2,2', { dice: '225' })).toEqual([])
  })

  it('of at most two reasons, the most important first', () => {
    const all = `
      . . . . . .
      . . . b b .
      . . . . . .
      b b b . . .
      . . a a a .
      . . . . . .
    `
    expect(why(all, '6,2', '1,6', { dice: '621', caller: 0 })).toEqual([
      { is: 'wins' },
      { is: 'grows', size: 4 },
    ])
  })
})

describe('the most important fact about stopping or rolling', () => {
  const behind = `
    b b b . . .
    . . . . . .
    . . . . . .
    a a 3 . . .
    . . . . . .
    . . . . . .
  `
  it('is the markers at risk, and how likely a bust is', () => {
    expect(stakeOf(position(behind), false)).toMatchObject({ is: 'risk', markers: 1 })
    expect(stakeOf(position(behind.replace('3', '3+')), false)).toMatchObject({ markers: 2 })
  })

  it('is that a stop would end the match from behind', () => {
    const game = position(behind.replace('b b b .', 'b b b b'), { caller: 0 })
    expect(stakeOf(game, true)).toEqual({ is: 'trails', seat: 0, group: 3, leader: 1, leading: 4 })
    expect(stakeOf(game, false).is).toBe('risk')
    expect(stakeOf(position(behind, { caller: 0 }), true).is).toBe('risk')
  })

  it('is that one more claim calls the last round', () => {
    const near = `
      . . . . . .
      . . . . . .
      . . . . . .
      A A A A A .
      A A A A A .
      A a+ . . . .
    `
    expect(stakeOf(position(near), true)).toEqual({ is: 'short', claims: 1 })
    expect(stakeOf(position(near), false).is).toBe('risk')
    expect(stakeOf(position(near.replace('A a+', '. a+')), true).is).toBe('risk')
  })
})

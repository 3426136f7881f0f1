import { gameOf } from '@/match'
import { at } from '../support/position'
import { matchWith } from '../support/matches'
import { sitDown } from '../support/session'

describe('a tap', () => {
  it('rolls, and saves the roll before the animation', () => {
    const { session, saved, stage } = sitDown(matchWith(''))
    session.roll()
    expect(saved).toEqual(['235'])
    expect(stage.getState().performing?.event.type).toBe('rolled')
  })

  it('on the previous page’s button does not roll', () => {
    const { session, moves } = sitDown(matchWith('235:23'))
    session.roll()
    expect(moves()).toBe('235:23')
    session.rollAgain()
    expect(moves()).not.toBe('235:23')
  })

  it('during the roll finishes the animation instead of choosing a space', () => {
    const { session, moves, stage } = sitDown(matchWith(''))
    session.roll()
    session.choose(at('5,2'))
    expect(moves()).toBe('235')
    expect(stage.isIdle()).toBe(true)
    session.choose(at('5,2'))
    expect(moves()).toBe('235:52')
  })

  it('on an option places like a tap on its space', () => {
    const { session, moves } = sitDown(matchWith('235'))
    session.chooseOption(0)
    expect(moves()).toBe('235:23')
  })

  it('on an illegal space gives the reason and changes nothing', () => {
    const { session, moves, announced, felt } = sitDown(matchWith('235'))
    session.choose(at('1,1'))
    expect(moves()).toBe('235')
    expect(session.getState().refused).toMatchObject({ space: at('1,1'), refusal: { code: 'not-rolled' } })
    expect(announced).toEqual([{ refused: expect.objectContaining({ code: 'not-rolled' }) }])
    expect(felt).toEqual(['0 illegalTap'])
  })

  it('on the same illegal space repeats the refusal', () => {
    const { session } = sitDown(matchWith('235'))
    session.choose(at('1,1'))
    const first = session.getState().refused!.id
    session.choose(at('1,1'))
    expect(session.getState().refused!.id).not.toBe(first)
  })

  it('on the board before the roll is refused because no dice are rolled', () => {
    const { session } = sitDown(matchWith(''))
    session.choose(at('1,1'))
    expect(session.getState().refused?.refusal).toEqual({ code: 'wrong-phase', phase: 'roll' })
  })
})

describe('confirming before placing', () => {
  const settings = { confirm: true }

  it('previews first and places on the second tap', () => {
    const { session, moves, announced } = sitDown(matchWith('235'), { settings })
    session.choose(at('5,2'))
    expect(moves()).toBe('235')
    expect(session.getState().preview).toBe(at('5,2'))
    expect(announced).toEqual([{ preview: { space: at('5,2'), kind: 'squatter', third: 3 } }])
    session.choose(at('5,2'))
    expect(moves()).toBe('235:52')
    expect(session.getState().preview).toBeNull()
  })

  it('moves the preview when another space is tapped', () => {
    const { session, moves } = sitDown(matchWith('235'), { settings })
    session.choose(at('5,2'))
    session.choose(at('3,2'))
    expect(session.getState().preview).toBe(at('3,2'))
    expect(moves()).toBe('235')
  })
})

describe('a long press on a space', () => {
  it('previews the placement, and the next tap places', () => {
    const { session, moves, announced } = sitDown(matchWith('235'))
    session.preview(at('5,2'))
    expect([moves(), session.getState().preview]).toEqual(['235', at('5,2')])
    expect(announced).toEqual([{ preview: { space: at('5,2'), kind: 'squatter', third: 3 } }])
    session.choose(at('5,2'))
    expect(moves()).toBe('235:52')
  })

  it('does nothing on an illegal space', () => {
    const { session, announced } = sitDown(matchWith('235'))
    session.preview(at('1,1'))
    expect([session.getState().preview, announced]).toEqual([null, []])
  })
})

describe('undo', () => {
  it('returns to the choice with the same dice', () => {
    const { session, moves } = sitDown(matchWith('235:52'))
    session.undo()
    expect(moves()).toBe('235')
    expect(session.scene()).toMatchObject({ is: 'choose', dice: [2, 3, 5] })
  })

  it('is not possible after the next roll', () => {
    const { session, moves } = sitDown(matchWith('235:52'))
    session.rollAgain()
    session.undo()
    session.undo()
    expect(moves()).toBe('235:52 235')
  })
})

const bust = '111:11 111:11 111x'

/** Anna starts the last round with thirteen claims, then everybody busts. */
const endedByBust = () => {
  const claims = (columns: string) =>
    [...columns].flatMap((column) =>
      [...'123456'].map((row) => `${column}${row}6:${column}${row} `.repeat(2)),
    )
  return matchWith(`${claims('12').join('')}331:33 331:33. 333x 333x`, {
    rules: { reusableSquatters: true },
    ended: '2026-11-18T10:41:00.000Z',
  })
}

describe('a bust', () => {
  it('stays until dismissed, then shows the pass page, then the next turn', () => {
    const { session } = sitDown(matchWith(bust))
    expect(session.scene()).toMatchObject({ is: 'bust', seat: 0, dice: [1, 1, 1], next: 1 })
    session.goOn()
    expect(session.scene()).toMatchObject({ is: 'pass', seat: 1 })
    session.goOn()
    expect(session.scene()).toMatchObject({ is: 'start', seat: 1 })
  })

  it('gives the reason for each space of the roll and shows the lost markers', () => {
    const { session } = sitDown(matchWith(bust))
    expect(session.scene()).toMatchObject({
      misses: [{ space: at('1,1'), refusal: { code: 'closed-space', thisTurn: true } }],
      lost: [{ space: at('1,1'), squatter: 1, claim: true }],
    })
  })

  it('shows again when the match is reopened, until the next roll', () => {
    expect(sitDown(matchWith(bust)).session.scene().is).toBe('bust')
    expect(sitDown(matchWith(`${bust} 235`)).session.scene().is).toBe('choose')
  })

  it('that ends the match shows before the result, also when the match is reopened', () => {
    const { session } = sitDown(endedByBust())
    expect(session.scene()).toMatchObject({ is: 'bust', seat: 0, dice: [3, 3, 3], next: null })
    session.goOn()
    expect(session.scene().is).toBe('over')
  })
})

describe('passing the phone', () => {
  it('is asked for between two people', () => {
    expect(sitDown(matchWith('235:52.')).session.scene()).toMatchObject({ is: 'pass', seat: 1 })
  })
  it('can be switched off', () => {
    const { session } = sitDown(matchWith('235:52.'), { settings: { passScreen: false } })
    expect(session.scene()).toMatchObject({ is: 'start', seat: 1, recaps: [{ seat: 0, ending: 'stopped' }] })
  })
  it('is not asked for when one person plays against bots', () => {
    const { session } = sitDown(matchWith('235:52.', { rules: { first: 1 }, bots: [1] }))
    expect(session.scene()).toMatchObject({ is: 'start', seat: 0 })
  })
  it('is asked for when a bot has played between two people', () => {
    const { session } = sitDown(matchWith('235:52. 235:32.', { rules: { seats: 3 }, bots: [1] }))
    expect(session.scene()).toMatchObject({ is: 'pass', seat: 2 })
  })
  it('sums up every turn since the next player’s last one', () => {
    const round = '235:52. 235:32. 235:25.'
    const recaps = (moves: string) => sitDown(matchWith(moves, { rules: { seats: 3 } })).session.scene()
    expect(recaps('235:52. 235:32.')).toMatchObject({ recaps: [{ number: 0 }, { number: 1 }] })
    expect(recaps(`${round} 461:46. 461:64.`)).toMatchObject({ recaps: [{ number: 3 }, { number: 4 }] })
    expect(recaps(round)).toMatchObject({ seat: 0, recaps: [{ seat: 1 }, { seat: 2 }] })
  })
})

describe('a bot', () => {
  it('plays when no animation runs and it is not paused', () => {
    const { session } = sitDown(matchWith('', { bots: [0] }))
    expect(session.callsBot()).toBe(true)
    session.pause(true)
    expect(session.callsBot()).toBe(false)
  })

  it('waits while the menu is open', () => {
    const { session } = sitDown(matchWith('', { bots: [0] }))
    session.hold(true)
    expect(session.callsBot()).toBe(false)
    session.hold(false)
    expect(session.callsBot()).toBe(true)
  })

  it('that is a substitute is skipped to the end of its turn only', () => {
    const { session, present } = sitDown(matchWith('', { bots: [1] }))
    session.handOver(0, { who: 'bot', level: 'surveyor' })
    const turn = () => gameOf(present()).turnsPlayed
    session.skipAhead()
    for (let moves = 0; session.getState().skipping && moves < 400; moves += 1) session.playBot()
    expect(turn()).toBe(2)
    expect(session.callsBot()).toBe(true)
  })

  it('plays without animations while skipping, and with them afterwards', () => {
    const { session, present, stage } = sitDown(matchWith('', { bots: [0] }))
    session.skipAhead()
    for (let moves = 0; session.callsBot() && moves < 400; moves += 1) session.playBot()
    expect(stage.isIdle()).toBe(true)
    expect(session.getState().skipping).toBe(false)
    expect(session.scene()).toMatchObject({ is: 'start', seat: 1 })
    session.roll()
    expect(stage.isIdle()).toBe(false)
    expect(present().steps.length).toBeGreaterThan(1)
  })
})

describe('replaying a turn', () => {
  it('shows its final position, and returns to the present', () => {
    const { session } = sitDown(matchWith('235:52.'), { settings: { passScreen: false } })
    session.replay(0)
    expect(session.scene()).toMatchObject({ is: 'recap', seat: 0, last: at('5,2') })
    session.replay(null)
    expect(session.scene()).toMatchObject({ is: 'start', seat: 1 })
  })
})

describe('the card of a player', () => {
  it('opens, and closes by another press, a tap on the board or a call', () => {
    const { session } = sitDown(matchWith('235:52'))
    session.showPlayer(1)
    expect(session.scene()).toMatchObject({ is: 'player', of: 1, seat: 0 })
    session.showPlayer(1)
    expect(session.scene().is).toBe('decide')
    session.showPlayer(0)
    session.choose(at('1,1'))
    expect(session.scene().is).toBe('decide')
    session.showPlayer(0)
    session.showPlayer(null)
    expect(session.scene().is).toBe('decide')
  })
  it('stops bots while it is open', () => {
    const { session } = sitDown(matchWith('', { bots: [0] }))
    expect(session.callsBot()).toBe(true)
    session.showPlayer(1)
    expect(session.callsBot()).toBe(false)
  })
})

describe('stepping through a paused bot', () => {
  it('plays one action and stays paused', () => {
    const { session, moves, stage } = sitDown(matchWith('', { bots: [0] }))
    session.pause(true)
    session.step()
    expect(moves()).toBe('235')
    expect(session.getState().paused).toBe(true)
    expect(session.callsBot()).toBe(false)
    session.step()
    expect(stage.isIdle()).toBe(true)
    expect(moves()).toBe('235')
    session.step()
    expect(moves()).toMatch(/^235:\d\d$/)
  })

  it('does nothing unless a bot is paused', () => {
    const bot = sitDown(matchWith('', { bots: [0] }))
    bot.session.step()
    expect(bot.moves()).toBe('')
    const person = sitDown(matchWith(''))
    person.session.pause(true)
    person.session.step()
    expect(person.moves()).toBe('')
  })
})

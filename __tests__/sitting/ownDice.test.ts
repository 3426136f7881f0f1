/** Real dice: entered one by one, taken back and corrected, for bots too, and saved before their result shows. */
import type { Die } from '@/engine'
import { gameOf, needsSeal, sealOf, takesThrow } from '@/match'
import { at } from '../support/position'
import { matchWith, type MatchOptions } from '../support/matches'
import { sitDown } from '../support/session'

const own: MatchOptions = { dice: 'own', starter: 'chosen' }
const seed = '5a1df0b5d3a364abc70ef81cb7421ae1'

const sit = (moves: string, options: MatchOptions = {}) => {
  const sitting = sitDown(matchWith(moves, { ...own, ...options }))
  const { session, clock, stage } = sitting
  return {
    ...sitting,
    /** Enters dice one after the other, with time between them. */
    tap: async (...dice: readonly Die[]) => {
      for (const die of dice) {
        clock.pass(100)
        session.tapIn(die)
      }
      await Promise.resolve()
      await Promise.resolve()
      await Promise.resolve()
    },
    /** Finishes all animations and waits until taps count again. */
    rest: () => {
      stage.finishAll()
      clock.pass(1000)
    },
  }
}

describe('real dice', () => {
  it('become a roll with the third die, in the order they were entered', async () => {
    const { session, tap, moves, announced } = sit('')
    await tap(5, 2)
    expect(session.scene()).toMatchObject({ is: 'entering', entered: [5, 2] })
    expect(moves()).toBe('')
    await tap(3)
    expect(moves()).toBe('523')
    expect(session.scene()).toMatchObject({ is: 'rolling', dice: [5, 2, 3] })
    expect(announced).toEqual([{ entered: [5] }, { entered: [5, 2] }])
  })

  it('are saved before their result shows', async () => {
    const { session, tap, saved, stored, present } = sit('')
    stored.holds = true
    await tap(5, 2, 3)
    expect(saved).toEqual(['523'])
    expect(gameOf(present()).phase).toBe('roll')
    expect(session.scene()).toMatchObject({ is: 'entering', entered: [5, 2, 3] })
    session.takeDieBack()
    expect(session.scene()).toMatchObject({ entered: [5, 2, 3] })
    await stored.release()
    expect(session.scene()).toMatchObject({ is: 'rolling' })
  })

  it('appear at once, without the animation of a throw', async () => {
    const { tap, stage, felt, clock } = sit('')
    await tap(5, 2, 3)
    const { lasts, manner } = stage.getState().performing!
    expect([lasts, manner.byHand]).toEqual([140, true])
    clock.pass(140)
    expect(felt).toEqual(['320 lastDieLand'])
  })

  it('can be taken back one by one, back to the choice before', async () => {
    const { session, tap, moves } = sit('235:52')
    await tap(4)
    expect(session.scene().is).toBe('entering')
    session.takeDieBack()
    expect([session.scene().is, moves()]).toEqual(['decide', '235:52'])
  })

  it('can be taken back all at once', async () => {
    const { session, tap } = sit('235:52')
    await tap(4, 4)
    session.takeDiceBack()
    expect(session.scene().is).toBe('decide')
  })

  it('count once for a key that repeats, and twice for two presses', async () => {
    const { session, clock } = sit('')
    session.tapIn(4)
    for (let held = 0; held < 30; held += 1) {
      clock.pass(33)
      session.tapIn(4)
    }
    expect(session.getState().entered).toEqual([4])
    clock.pass(60)
    session.tapIn(4)
    expect(session.getState().entered).toEqual([4, 4])
  })

  it('are not rolled by the app, which says so', () => {
    const { session, announced, moves } = sit('')
    session.roll()
    expect([moves(), announced]).toEqual(['', [{ throwsOwn: true }]])
  })

  it('can be entered only when a roll is due, and only in matches with real dice', async () => {
    const choosing = sit('235')
    await choosing.tap(1)
    expect(choosing.session.getState().entered).toEqual([])
    const { session } = sitDown(matchWith(''))
    session.tapIn(1)
    expect(session.getState().entered).toEqual([])
  })
})

describe('a quick press after entering a die', () => {
  it('does not choose a space after the third die', async () => {
    const { session, tap, moves, stage, clock } = sit('')
    await tap(5, 2, 3)
    stage.finishAll()
    session.chooseOption(0)
    session.choose(at('5,2'))
    expect(moves()).toBe('523')
    clock.pass(400)
    session.chooseOption(0)
    expect(moves()).toBe('523:23')
  })

  it('does not stop after a die was taken back', async () => {
    const { session, tap, moves, clock } = sit('235:52')
    await tap(4)
    session.takeDieBack()
    session.stop()
    expect(moves()).toBe('235:52')
    clock.pass(400)
    session.stop()
    expect(moves()).toBe('235:52.')
  })
})

describe('a wrong roll', () => {
  const claims = (columns: string) =>
    [...columns].flatMap((column) =>
      [...'123456'].map((row) => `${column}${row}6:${column}${row} `.repeat(2)),
    )
  const beforeTheLast = `${claims('12').join('')}331:33 331:33. 333x`

  it('can be corrected until its marker is placed, without a trace', async () => {
    const { session, tap, rest, moves } = sit('')
    await tap(5, 2, 3)
    rest()
    session.changeDice()
    expect(session.scene()).toMatchObject({ is: 'entering', entered: [5, 2, 3] })
    session.takeDieBack()
    await tap(4)
    expect(moves()).toBe('524')
  })

  it('can be corrected after its placement was undone', () => {
    const { session, rest } = sit('235:52')
    session.undo()
    rest()
    session.changeDice()
    expect(session.scene()).toMatchObject({ is: 'entering', entered: [2, 3, 5] })
  })

  it('cannot be corrected once its marker is placed', () => {
    const { session, moves } = sit('235:52')
    session.changeDice()
    expect(moves()).toBe('235:52')
  })

  it('can be corrected after a bust until the phone is passed on', async () => {
    const { session, tap, rest, moves } = sit('111:11 111:11')
    await tap(1, 1, 1)
    expect(moves()).toBe('111:11 111:11 111x')
    rest()
    expect(session.scene().is).toBe('bust')
    session.changeDice()
    session.takeDiceBack()
    await tap(2, 3, 5)
    expect(moves()).toBe('111:11 111:11 235')
    rest()
    session.changeDice()
    session.takeDiceBack()
    await tap(1, 1, 1)
    rest()
    session.goOn()
    session.changeDice()
    expect(moves()).toBe('111:11 111:11 111x')
  })

  it('cannot be corrected in a match that was over when it was opened', () => {
    const { session, present } = sit(`${beforeTheLast} 333x`, {
      ended: '2026-11-18T11:00:00.000Z',
      rules: { reusableSquatters: true },
    })
    expect(session.scene()).toMatchObject({ is: 'bust', next: null, isFinal: true })
    session.changeDice()
    expect(present().info.ended).not.toBeNull()
    expect(session.scene()).toMatchObject({ is: 'bust', next: null })
  })

  it('that ended a match reopens the match when corrected', async () => {
    const { session, tap, rest, present } = sit(beforeTheLast, { rules: { reusableSquatters: true } })
    // Dismisses Ruben's bust and the pass page.
    session.goOn()
    session.goOn()
    await tap(3, 3, 3)
    rest()
    expect(present().info.ended).not.toBeNull()
    session.changeDice()
    expect(present().info.ended).toBeNull()
    expect(session.scene()).toMatchObject({ is: 'entering', entered: [3, 3, 3] })
  })
})

describe('for a bot', () => {
  it('a person throws: the bot waits for the dice and then places', async () => {
    const { session, tap, rest, moves } = sit('', { bots: [0] })
    expect(session.scene()).toMatchObject({ is: 'entering', entered: [] })
    expect(session.callsBot()).toBe(false)
    await tap(5, 2, 3)
    expect(session.scene()).toMatchObject({ is: 'botTurn', action: { did: 'rolling' } })
    rest()
    expect(session.callsBot()).toBe(true)
    session.playBot()
    expect(moves()).toMatch(/^523:\d\d$/)
  })

  it('its dice can be corrected until its marker is placed', async () => {
    const { session, tap, moves } = sit('', { bots: [0] })
    await tap(5, 2, 3)
    session.changeDice()
    expect(session.callsBot()).toBe(false)
    session.takeDieBack()
    await tap(4)
    expect(moves()).toBe('524')
  })

  it('its bust stays visible and can be corrected', async () => {
    const { session, tap, rest } = sit('111:11 111:11. 111x', { bots: [1] })
    rest()
    expect(session.scene().is).toBe('bust')
    session.changeDice()
    expect(session.scene()).toMatchObject({ is: 'entering', entered: [1, 1, 1] })
    session.takeDieBack()
    await tap(2)
    rest()
    expect(session.callsBot()).toBe(true)
  })

  it('it stops by itself when it wants no more dice', () => {
    const wants = sit('235:23 352:52', { bots: [0] })
    const isCalled = wants.session.callsBot()
    expect(isCalled).toBe(!takesThrow(wants.present()))
  })
})

it('switches to rolling on screen once the new seal is saved', async () => {
  const { session, present, announced } = sit('235:52')
  session.rollOnScreen(seed)
  expect(announced).toEqual([])
  await Promise.resolve()
  await Promise.resolve()
  await Promise.resolve()
  expect(announced).toEqual([{ sealed: sealOf(seed) }])
  const match = present()
  expect(match.info.seals).toMatchObject([{ from: { turn: 0, roll: 1 }, seed }])
  expect([match.info.dice, needsSeal(match)]).toEqual(['own', false])
  session.rollAgain()
  expect(gameOf(present()).dice).not.toBeNull()
})

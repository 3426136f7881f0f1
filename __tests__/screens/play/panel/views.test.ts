/** The views of the panel, without drawing them: what each shows, what it says and what its buttons do. */
import { claimTarget } from '@/engine'
import { dictionaries } from '@/i18n/dictionaries'
import { defaultSettings, type Settings } from '@/saves'
import { dangerIn } from '@/screens/play/matchFacts'
import { viewOf } from '@/screens/play/panel/viewOf'
import type { Part, PieceOf, ViewInput } from '@/screens/play/panel/view'
import type { Scene } from '@/sitting/scene'
import { dangerOf } from '@/theme/danger'
import { matchWith, type MatchOptions } from '../../../support/matches'
import { picturedTable } from '../../../support/scripted'
import { sitDown } from '../../../support/session'

const phrases = dictionaries.en
const { play, ownDice, common } = phrases
const own: MatchOptions = { dice: 'own', starter: 'chosen' }

type Given = { readonly scene?: Scene; readonly settings?: Partial<Settings> } & Partial<
  Pick<ViewInput, 'coach' | 'pointed'>
>

/** A sitting at a match, and its view at any time. */
const sit = (moves: string, options: MatchOptions = {}) => {
  const sitting = sitDown(matchWith(moves, options), { settings: { passScreen: false } })
  const { session, present, stage } = sitting
  const view = ({ scene = session.scene(), settings, ...given }: Given = {}) =>
    viewOf({
      scene,
      match: present(),
      performing: stage.getState().performing,
      sitting: session.getState(),
      session,
      coach: null,
      pointed: null,
      settings: { ...defaultSettings, ...settings },
      phrases,
      onSeal: () => undefined,
      onPoint: () => undefined,
      onTouch: () => undefined,
      ...given,
    })!
  const part = <Is extends Part['is']>(is: Is, given?: Given) =>
    view(given).parts.find((each) => each.is === is) as (Part & PieceOf<Is>) | undefined
  const press = (id: string) => {
    view()
      .actions.find((each) => each.id === id)!
      .onPress()
    stage.finishAll()
  }
  return { ...sitting, view, part, press }
}

const idsOf = (view: { readonly actions: readonly { readonly id: string }[] }) =>
  view.actions.map(({ id }) => id)
const shown = (view: { readonly parts: readonly Part[] }) => view.parts.map(({ is }) => is)

describe('before a roll', () => {
  it('says whose turn it is, and the button rolls', () => {
    const { part, press, session } = sit('235:52. 111:11.')
    expect(part('heading')?.title).toBe(play.yourRoll('Anna'))
    press('roll')
    expect(session.scene().is).toBe('choose')
  })

  it('says what the opponent did, and replays it on a press', () => {
    const { part, session } = sit('235:52.')
    const [turn] = part('recaps')!.recaps
    expect(turn!.spoken).toMatch(/^Anna .* /)
    turn!.onPress()
    expect(session.scene().is).toBe('recap')
  })

  it('drops the supply first, and never the button', () => {
    const { view } = sit('235:52.')
    const { parts, actions } = view()
    expect(parts.filter(({ keep }) => keep === 0).map(({ is }) => is)).toEqual(['supply'])
    expect(actions).toMatchObject([{ id: 'roll', label: play.rollTheDice }])
  })
})

describe('choosing', () => {
  it('offers each space once, says what it does, and places', () => {
    const { part, session, stage } = sit('235:52. 146')
    const { choices, onPress } = part('choices')!
    const scene = session.scene()
    expect(scene.is === 'choose' && scene.options.map(({ space }) => space)).toEqual(
      choices.map(({ space }) => space),
    )
    expect(new Set(choices.map(({ spoken }) => spoken)).size).toBe(choices.length)
    onPress(choices[0]!.space)
    stage.finishAll()
    expect(session.scene().is).toBe('decide')
  })

  it('says what a placement on the pointed space would give', () => {
    const { part } = sit('235:52. 146')
    expect(part('heading')).toMatchObject({ line: play.tapGold, columnLine: play.clickGold })
    const [first] = part('choices')!.choices
    const pointed = first!.space
    expect(part('heading', { pointed })?.line).toContain('largest group 1')
    expect(part('choices', { pointed })?.choices[0]).toMatchObject({ chosen: true })
  })

  it('shows the same parts without words while the dice roll', () => {
    const { session, part, view } = sit('235:52.')
    session.roll()
    expect(session.scene().is).toBe('rolling')
    expect(part('heading')).toMatchObject({ title: play.chooseASpace, waits: true })
    expect(part('choices')).toMatchObject({ choices: [], open: false })
    expect(part('choices')!.before.map(({ label }) => label)).toEqual([play.rollTheDice])
    expect(idsOf(view())).toEqual([])
  })
})

describe('deciding', () => {
  it('never drops Undo, the chance of a bust and the buttons', () => {
    const { view, part } = sit('235:52')
    for (const is of ['undo', 'gauge'] as const) expect(part(is)?.keep).toBe('always')
    expect(idsOf(view())).toEqual(['stop', 'roll'])
  })

  it('says on the button what stopping gives if there is no other place for it', () => {
    const { view, part } = sit('235:52')
    const [stop] = view().actions
    expect(part('ifYouStop')?.keep).toBe(1)
    expect(stop!.sub).toMatchObject({
      text: play.taking(1, 0),
      without: ['ifYouStop', play.stoppingGives(1, 0)],
    })
  })

  it('shows what stopping gives instead of the chance of a bust if that is switched off', () => {
    const { part } = sit('235:52')
    const settings = { bustChance: false }
    expect(part('gauge', { settings })).toBeUndefined()
    expect(part('ifYouStop', { settings })?.keep).toBe('always')
  })

  it('shows how risky it is on the button, and not if the chance is switched off', () => {
    const { view, session } = sit(`${picturedTable} 461:46 424:42 421:42 521:52 352:35`)
    const dangerOn = (settings: Partial<Settings>) => view({ settings }).actions[1]!.danger
    expect(dangerOn({})).toBe(dangerOf(1))
    expect(dangerOn({ bustChance: false })).toBe(dangerOf(0))
    expect(dangerIn(session.scene(), defaultSettings)).toBe(dangerOf(1))
    expect(dangerIn(session.scene(), { bustChance: false })).toBe(dangerOf(0))
    session.stop()
    expect(dangerIn(session.scene(), defaultSettings)).toBe(dangerOf(0))
  })

  it('can undo, stop and roll', () => {
    const { session, part } = sit('235:52')
    part('undo')!.onPress()
    expect(session.scene().is).toBe('choose')
    const stopping = sit('235:52')
    stopping.press('stop')
    expect(stopping.moves()).toBe('235:52.')
    const rolling = sit('235:52')
    rolling.press('roll')
    expect(rolling.moves()).toMatch(/^235:52 \d{3}/)
  })

  it('replaces the supply with the hint', () => {
    const ask = jest.fn()
    const coach = {
      space: null,
      chances: null,
      advice: { title: 'Thinking', why: '' },
      canAsk: true,
      ask,
    } as const
    const { part, view } = sit('235:52')
    expect(shown(view({ coach }))).not.toContain('supply')
    const hint = part('hint', { coach })!
    expect(hint).toMatchObject({ keep: 'always', advice: { title: 'Thinking' } })
    hint.onPress()
    expect(ask).toHaveBeenCalled()
  })
})

describe('with own dice', () => {
  it('shows the pad, and the last die can be taken back', () => {
    const { part, view, clock } = sit('', own)
    expect(part('heading')?.title).toBe(ownDice.throwYours('Anna'))
    expect(idsOf(view())).toEqual([])
    clock.pass(1000)
    part('pad')!.onPress(2)
    expect(part('slots')).toMatchObject({ dice: [2], label: ownDice.slots([2]) })
    expect(view().actions).toMatchObject([
      { beside: 'slots', spoken: `${ownDice.takeBack} ${ownDice.theDie(2)}` },
    ])
    view().actions[0]!.onPress()
    expect(part('slots')).toMatchObject({ dice: [] })
  })

  it('keeps one button beside the pad: Stop, or the way to take a die back', () => {
    const { part, view, clock } = sit('235:52', own)
    const stop = view()
    clock.pass(1000)
    part('pad')!.onPress(6)
    expect(idsOf(view())).toEqual(idsOf(stop))
    expect(view().place).toBe(stop.place)
    expect([stop.actions[0]!.label, view().actions[0]!.label]).toEqual([
      play.stopAndTake(1),
      ownDice.takeBack,
    ])
  })
})

describe('the views without a choice', () => {
  it('give a reason for each space of a bust, and pass the turn', () => {
    const { view, part, press, session } = sit('111:11 111:11 111x')
    expect(part('heading')?.title).toBe(play.nothingFits)
    expect(part('misses')?.misses).toHaveLength(1)
    expect(view().actions[0]!.label).toBe(play.passTo('Ruben'))
    press('goOn')
    expect(session.scene().is).toBe('start')
  })

  it('say what a bot does, and can pause it', () => {
    const { part, view, press } = sit('235:52.', { bots: [1] })
    expect(part('heading')).toMatchObject({ title: common.turn('Ruben'), line: play.botChooses })
    press('pause')
    expect(part('heading')?.line).toBe(play.paused)
    expect(view().actions.map(({ label }) => label)).toEqual([play.resume, play.step])
  })

  it('say how a turn ended, and lead back to the present', () => {
    const { part, press, session } = sit('235:52.')
    session.replay(0)
    expect(part('heading')?.title).toBe(play.lastTurnShown('Anna'))
    press('hide')
    expect(session.scene().is).toBe('start')
  })

  it('explain the figures of a player', () => {
    const { view, press, session } = sit('235:52.')
    session.showPlayer(0)
    const facts = view().parts.flatMap((each) => (each.is === 'fact' ? each.what : []))
    expect(facts).toEqual([play.itsGroup(1), play.itsClaims(0, claimTarget[2]), play.itsSettled(1)])
    press('hide')
    expect(session.scene().is).toBe('start')
  })

  it('are missing on the page for passing the phone', () => {
    const { view, session } = sit('235:52.')
    expect(view({ scene: { ...session.scene(), is: 'pass', recaps: [] } as Scene })).toBeNull()
  })
})

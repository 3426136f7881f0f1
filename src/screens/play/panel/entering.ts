/** Own dice: three slots and the pad that fills them. No Stop before the first placement, nor in a bot's turn. */
import { bustCount, type Die } from '@/engine'
import type { Phrases } from '@/i18n/dictionaries'
import { pilotOf } from '@/match'
import { percentOf } from '@/stage/speech'
import { callOf, nameOf } from '../names'
import { recapsPart, supply } from './parts'
import type { Action } from './Actions'
import type { Part, ViewInput, ViewOf } from './view'

export const enteringView: ViewOf<'entering'> = (input) => {
  const { scene, match, phrases } = input
  const { game, seat, entered } = scene
  const mayStop = game.phase === 'decide' && pilotOf(match, seat).who === 'person'
  if (!mayStop) return throwView(input)
  const slots = slotsPart(entered, phrases)
  const [title, line] = stillToCome(entered, phrases)
  return {
    place: 'own decide',
    parts: [
      supply(game, phrases),
      { ...slots, keep: 2 },
      { is: 'heading', keep: 2, beside: ['slots'], title, line, asks: true, lineKeep: 1 },
      { is: 'line', keep: 3, insteadOf: 'slots', label: title, slots },
      padPart(entered, input),
    ],
    actions: takeBack(entered, input).map((action) => ({ ...action, id: 'left' })),
  }
}

export const throwView: ViewOf<'start' | 'entering'> = (input) => {
  const { scene, phrases } = input
  const entered = scene.is === 'entering' ? scene.entered : []
  const recaps = scene.is === 'start' ? scene.recaps : []
  const [title, line] = entered.length > 0 ? stillToCome(entered, phrases) : whoseThrow(input)
  return {
    place: 'throw',
    parts: [
      supply(scene.game, phrases),
      ...(recaps.length > 0 ? [recapsPart(recaps, scene.seat, input)] : []),
      slotsPart(entered, phrases),
      { is: 'heading', keep: 'always', beside: ['slots'], title, line, asks: true, lineKeep: 1 },
      padPart(entered, input),
    ],
    actions: takeBack(entered, input).map(({ sub, ...action }) => ({
      ...action,
      spoken: `${action.label} ${sub?.text}`,
      icon: 'undo',
      beside: 'slots',
    })),
  }
}

export const slotsPart = (entered: readonly Die[], { ownDice }: Phrases) =>
  ({ is: 'slots', keep: 'always', label: ownDice.slots(entered), entered }) satisfies Part

export const padPart = (entered: readonly Die[], { session, phrases: { ownDice } }: ViewInput): Part => ({
  is: 'pad',
  keep: 'always',
  label: ownDice.pad,
  keys: ownDice.keys,
  full: entered.length === 3,
  onPress: session.tapIn,
})

const takeBack = (
  entered: readonly Die[],
  { session, phrases: { ownDice } }: ViewInput,
): readonly Action[] => {
  const last = entered.at(-1)
  if (last === undefined) return []
  return [
    {
      id: 'takeBack',
      kind: 'plain',
      size: 'small',
      label: ownDice.takeBack,
      sub: { text: ownDice.theDie(last), keep: 'always' },
      focused: entered.length === 3,
      onPress: session.takeDieBack,
    },
  ]
}

type Words = readonly [title: string, line: string]

const stillToCome = (entered: readonly Die[], { ownDice }: Phrases): Words => [
  ownDice.toCome(entered),
  entered.length === 3 ? ownDice.wrongOne : ownDice.anyOrder,
]

const whoseThrow = ({ scene, match, settings, phrases }: ViewInput<'start' | 'entering'>): Words => {
  const { game, seat } = scene
  const { ownDice } = phrases
  if (pilotOf(match, seat).who === 'person') return [ownDice.throwYours(callOf(match, seat)), ownDice.tapIn]
  const name = nameOf(match, seat)
  if (game.phase === 'roll') return [ownDice.throwFor(name), ownDice.noHands]
  const percent = settings.bustChance ? percentOf(bustCount(game)) : null
  return [ownDice.throwFor(name), ownDice.throwsAgain(name, percent)]
}

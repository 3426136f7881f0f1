/** Own dice: the slots, the pad that fills them, and Stop or the way to take a die back. */
import { bustCount, type Die } from '@/engine'
import { pilotOf } from '@/match'
import { percentOf } from '@/stage/speech'
import { callOf, nameOf } from '../matchFacts'
import type { Action } from './Actions'
import { stopAction } from './decide'
import { gaugePart, hintAndSupply, ifYouStopPart, recapsPart, supply, undoPart } from './parts'
import type { Part, ViewInput, ViewOf } from './view'

/** After a placement: what a stop gives, while the pad waits for the next roll. */
export const ownDecideView: ViewOf<'decide'> = (input) => {
  const { scene, phrases, coach } = input
  const { ownDice } = phrases
  const { slots, pad } = table([], input)
  const gauge = gaugePart(2, input)
  return {
    place: 'own decide',
    parts: [
      coach ? hintAndSupply(scene.game, input) : { ...supply(scene.game, phrases), only: 'column' },
      {
        is: 'heading',
        keep: 'always',
        only: 'column',
        title: ownDice.stopOrRoll,
        line: ownDice.clickIn,
        asks: true,
      },
      { ...slots, only: 'column' },
      pad,
      ifYouStopPart(input),
      undoPart(input),
      gauge,
      gauge && { is: 'line', keep: 'always', insteadOf: 'gauge', label: gauge.label, figure: gauge.figure },
      coach === null && { is: 'note', keep: 0, only: 'drawer', text: ownDice.stopOrThrow },
    ],
    actions: [{ ...stopAction(scene.preview, phrases, input.session.stop), id: 'left' }],
  }
}

/** While the dice are entered. In a person's later rolls the button beside the pad stays where Stop was. */
export const enteringView: ViewOf<'entering'> = (input) => {
  const { scene, match, phrases } = input
  const { game, seat, entered } = scene
  if (game.phase !== 'decide' || pilotOf(match, seat).who === 'bot') return throwView(input)
  const { slots, pad, heading, takeBack } = table(entered, input)
  return {
    place: 'own decide',
    parts: [
      supply(game, phrases),
      { ...slots, keep: 2 },
      { ...heading, keep: 2 },
      { is: 'line', keep: 3, insteadOf: 'slots', label: heading.title, slots },
      pad,
    ],
    actions: takeBack.map((action) => ({ ...action, id: 'left' })),
  }
}

/** The first roll of a turn, and every roll of a bot. */
export const throwView: ViewOf<'start' | 'entering'> = (input) => {
  const { scene, phrases } = input
  const { slots, pad, heading, takeBack } = table(scene.is === 'entering' ? scene.entered : [], input)
  return {
    place: 'throw',
    parts: [
      supply(scene.game, phrases),
      scene.is === 'start' && recapsPart(scene.recaps, 1, input),
      slots,
      heading,
      pad,
    ],
    actions: takeBack.map(({ sub, ...action }) => ({
      ...action,
      spoken: `${action.label} ${sub.text}`,
      icon: 'undo',
      beside: 'slots',
    })),
  }
}

/** The parts for entering dice. */
const table = (entered: readonly Die[], input: ViewInput<'start' | 'entering' | 'decide'>) => {
  const { session } = input
  const { ownDice } = input.phrases
  const last = entered.at(-1)
  const isFull = entered.length === 3
  const [title, line] =
    last === undefined
      ? whoseThrow(input)
      : [ownDice.toCome(entered), isFull ? ownDice.wrongOne : ownDice.anyOrder]
  return {
    slots: { is: 'slots', keep: 'always', label: ownDice.slots(entered), dice: entered },
    heading: { is: 'heading', keep: 'always', beside: ['slots'], title, line, asks: true, lineKeep: 1 },
    pad: {
      is: 'pad',
      keep: 'always',
      label: ownDice.pad,
      keys: ownDice.keys,
      full: isFull,
      onPress: session.tapIn,
    },
    takeBack:
      last === undefined
        ? []
        : [
            {
              id: 'takeBack',
              kind: 'plain',
              size: 'small',
              label: ownDice.takeBack,
              sub: { text: ownDice.theDie(last), keep: 'always' },
              focused: isFull,
              onPress: session.takeDieBack,
            },
          ],
  } as const satisfies Record<string, Part | readonly Action[]>
}

const whoseThrow = ({ scene, match, settings, phrases }: ViewInput): readonly [string, string] => {
  const { game, seat } = scene
  const { ownDice } = phrases
  if (pilotOf(match, seat).who === 'person') return [ownDice.throwYours(callOf(match, seat)), ownDice.tapIn]
  const name = nameOf(match, seat)
  if (game.phase === 'roll') return [ownDice.throwFor(name), ownDice.noHands]
  const percent = settings.bustChance ? percentOf(bustCount(game)) : null
  return [ownDice.throwFor(name), ownDice.throwsAgain(name, percent)]
}

/** The dice, rolling or at rest, and the one to six placements they allow, by column and row. */
import { cellAt, columnOf, rowOf, type Placement } from '@/engine'
import { playersOf } from '@/match'
import { diceCaptions } from '@/features/matchView/diceCaptions'
import { placementLabel } from '@/features/matchView/sentences'
import { ifYouPlace } from '@/sitting/choices'
import { percentOf } from '@/stage/speech'
import { dangerIn, nameOf } from '../matchFacts'
import { actionsBefore } from './decide'
import { diceOn, hintAndSupply } from './parts'
import type { PieceOf, ViewInput, ViewOf } from './view'

/** A bust uses this view until the panel explains it. */
type Scenes = 'choose' | 'rolling' | 'bust'

export const chooseView: ViewOf<Scenes> = (input) => {
  const { scene, session, settings, sitting, performing, pointed, phrases } = input
  const { play } = phrases
  const { game, dice } = scene
  const options = scene.is === 'choose' ? scene.options : []
  const chosen = options.find(({ space }) => space === (sitting.preview ?? pointed)) ?? null
  const read = chosen ?? options[0]
  const before = performing && !performing.manner.byHand ? performing.act.before : null
  return {
    place: 'choose',
    parts: [
      hintAndSupply(scene.is === 'bust' && performing ? performing.act.before : game, input),
      {
        ...diceOn('choose', dice, input, scene.is === 'choose'),
        captions: read ? diceCaptions(dice, read, phrases) : null,
      },
      {
        is: 'heading',
        keep: 1,
        beside: ['dice'],
        title: play.chooseASpace,
        ...lines(input, chosen),
        // Reserves its room while the dice roll, so that dice and choices do not jump when the dice land.
        waits: scene.is !== 'choose',
        asks: true,
      },
      {
        is: 'choices',
        keep: 'always',
        label: play.choicesName,
        choices: options.map((option) => choiceOf(option, option === chosen, input)),
        before:
          scene.is === 'rolling' && before ? actionsBefore(before, dangerIn(scene, settings), phrases) : [],
        open: scene.is === 'choose',
        onPress: session.choose,
        onPoint: input.onPoint,
        onTouch: input.onTouch,
      },
    ],
    actions: [],
  }
}

/** How to choose, or what the chosen space would give. */
const lines = (
  { scene: { game }, settings, sitting, phrases: { play } }: ViewInput<Scenes>,
  chosen: Placement | null,
) => {
  const { group, bust } = chosen ? ifYouPlace(game, chosen.space) : { group: 0, bust: 0 }
  const outlook = chosen && play.thenGives(group, settings.bustChance ? percentOf(bust) : null)
  if (sitting.preview !== null) return { line: `${play.tapAgain} ${outlook ?? ''}`.trim() }
  return outlook === null ? { line: play.tapGold, columnLine: play.clickGold } : { line: outlook }
}

const choiceOf = (
  option: Placement,
  chosen: boolean,
  { scene: { game }, match, sitting, coach, phrases }: ViewInput<Scenes>,
): PieceOf<'choices'>['choices'][number] => {
  const { play, board } = phrases
  const { space, kind, third } = option
  const { owner, squatter } = cellAt(game, space)
  // The opponent whose marker goes back to its owner if the turn is stopped with this placement (R14).
  const rival = owner === null || owner === game.turn ? undefined : playersOf(match)[owner]
  const name = board.position(columnOf(space), rowOf(space))
  const previewed = sitting.preview === space
  const effect = () => {
    if (kind === 'claim') return squatter === null ? play.claimYourOwn : play.claimSquatter(squatter)
    return owner === null ? play.squatterHere(third) : play.squatterOnTheirs(third, nameOf(match, owner))
  }
  return {
    space,
    kind,
    third,
    takes: rival,
    label: previewed ? play.place : board.short(columnOf(space), rowOf(space)),
    row: { label: previewed ? play.place : name, sub: effect() },
    spoken: `${name}: ${placementLabel(option, phrases, rival?.name)}`,
    chosen,
    marked: coach !== null && space === coach.space,
  }
}

/** The dice, rolling or at rest, and the one to six placements they allow, by column and row. */
import { cellAt, columnOf, rowOf, type Game, type Placement } from '@/engine'
import type { Phrases } from '@/i18n/dictionaries'
import { playersOf, type Match } from '@/match'
import { diceCaptions } from '@/features/matchView/diceCaptions'
import { placementLabel } from '@/features/matchView/sentences'
import { ifYouPlace } from '@/sitting/choices'
import { percentOf } from '@/stage/speech'
import { nameOf } from '../matchFacts'
import { actionsBefore } from './decide'
import { diceOn, hintAndSupply } from './parts'
import type { PieceOf, ViewInput, ViewOf } from './view'

/** A bust uses this view until the panel explains it. */
type Scenes = 'choose' | 'rolling' | 'bust'

export const chooseView: ViewOf<Scenes> = (input) => {
  const { scene, session, sitting, performing, pointed, phrases } = input
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
        keep: 'always',
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
        before: scene.is === 'rolling' && before ? actionsBefore(before, phrases) : [],
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
  const [column, row] = [columnOf(space), rowOf(space)]
  const name = board.position(column, row)
  const rival = rivalOn(option, game, match)
  const previewed = sitting.preview === space
  return {
    space,
    kind,
    third,
    takes: rival,
    label: previewed ? play.place : board.short(column, row),
    row: { label: previewed ? play.place : name, sub: effectOf(option, game, match, play) },
    spoken: `${name}: ${placementLabel(option, phrases, rival?.name)}`,
    chosen,
    marked: coach !== null && space === coach.space,
  }
}

/** The opponent whose marker goes back to its owner if the turn is stopped with this placement (R14). */
const rivalOn = ({ space }: Placement, game: Game, match: Match) => {
  const { owner } = cellAt(game, space)
  if (owner === null || owner === game.turn) return undefined
  const { name, colour, brand } = playersOf(match)[owner]
  return { name, colour, brand }
}

const effectOf = (
  { space, kind, third }: Placement,
  game: Game,
  match: Match,
  words: Phrases['play'],
): string => {
  const { owner, squatter } = cellAt(game, space)
  if (kind === 'claim') return squatter === null ? words.claimYourOwn : words.claimSquatter(squatter)
  return owner === null ? words.squatterHere(third) : words.squatterOnTheirs(third, nameOf(match, owner))
}

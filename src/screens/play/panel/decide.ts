/** After a placement: what a stop gives, what a roll risks, and Undo. With own dice, the pad rolls. */
import { ifYouStop, type Game, type StopPreview } from '@/engine'
import type { Phrases } from '@/i18n/dictionaries'
import { throwsOwn } from '@/match'
import { nearest } from '@/match/review'
import { padPart, slotsPart } from './entering'
import { gaugeParts, hintAndSupply, ifYouStopPart, supply, undoPart } from './parts'
import { rollAction } from './start'
import type { Action } from './Actions'
import type { ViewInput, ViewOf } from './view'

export const decideView: ViewOf<'decide'> = (input) =>
  throwsOwn(input.match) ? ownDiceView(input) : onScreenView(input)

const onScreenView: ViewOf<'decide'> = (input) => {
  const { scene, session, settings, phrases } = input
  const { game, preview } = scene
  const wins = winsOf(input)
  return {
    place: 'decide',
    parts: [
      hintAndSupply(game, input),
      { is: 'heading', keep: 'always', only: 'column', title: phrases.play.stopOrRoll, asks: true },
      ifYouStopPart(preview, settings.bustChance ? 1 : 'always', phrases),
      undoPart(input),
      ...gaugeParts(scene, 'always', input),
    ],
    actions: [
      stopAction(preview, phrases, session.stop, wins?.stop),
      rollAgainAction(preview, phrases, session.rollAgain, wins?.roll),
    ],
  }
}

const ownDiceView: ViewOf<'decide'> = (input) => {
  const { scene, session, settings, phrases, coach } = input
  const { game, preview } = scene
  const { ownDice } = phrases
  const gauge = gaugeParts(scene, 2, input)
  return {
    place: 'own decide',
    parts: [
      coach ? hintAndSupply(game, input) : { ...supply(game, phrases), only: 'column' },
      {
        is: 'heading',
        keep: 'always',
        only: 'column',
        title: ownDice.stopOrRoll,
        line: ownDice.clickIn,
        asks: true,
      },
      { ...slotsPart([], phrases), only: 'column' },
      padPart([], input),
      ifYouStopPart(preview, settings.bustChance ? 1 : 'always', phrases),
      undoPart(input),
      ...gauge,
      ...gauge.map(
        ({ label, figure }) => ({ is: 'line', keep: 'always', insteadOf: 'gauge', label, figure }) as const,
      ),
      ...(coach ? [] : [{ is: 'note', keep: 0, only: 'drawer', text: ownDice.stopOrThrow } as const]),
    ],
    actions: [{ ...stopAction(preview, phrases, session.stop), id: 'left' }],
  }
}

const markersOf = ({ settles, claims }: StopPreview) => settles.length + claims.length

const stopAction = (preview: StopPreview, { play }: Phrases, onPress: () => void, wins?: string): Action => {
  const { settles, claims, group, claimed, callsLastRound } = preview
  return {
    id: 'stop',
    kind: 'ink',
    label: play.stopAndTake(markersOf(preview)),
    ...(callsLastRound
      ? { icon: 'bell', sub: { text: play.lastRoundBanner, keep: 'always' } }
      : {
          sub: wins
            ? { text: wins, keep: 2 }
            : {
                text: play.taking(settles.length, claims.length),
                keep: 2,
                without: ['ifYouStop', play.stoppingGives(group.after, claimed.after)],
              },
        }),
    onPress,
  }
}

const rollAgainAction = (
  preview: StopPreview,
  { play }: Phrases,
  onPress: () => void,
  wins?: string,
): Action => ({
  id: 'roll',
  kind: 'gold',
  label: play.rollAgain,
  sub: { text: wins ?? play.risking(markersOf(preview)), keep: 2 },
  onPress,
})

/** After a hint, the buttons show chances of winning instead of what the choice brings. */
const winsOf = ({ coach, phrases }: ViewInput): { readonly stop: string; readonly roll: string } | null => {
  const hint = coach?.hint
  if (!hint || hint === 'thinking' || hint.on !== 'then') return null
  const { stop, roll } = hint.chances
  return { stop: phrases.coach.wins(nearest(stop)), roll: phrases.coach.wins(nearest(roll)) }
}

const nothing = () => undefined

/** The buttons from before the roll. */
export const actionsBefore = (before: Game, phrases: Phrases): readonly Action[] => {
  const preview = ifYouStop(before)
  if (preview === null) return [rollAction(phrases, nothing)]
  return [stopAction(preview, phrases, nothing), rollAgainAction(preview, phrases, nothing)]
}

/** After a placement: what a stop gives, what a roll risks, and Undo. */
import { ifYouStop, type Game, type StopPreview } from '@/engine'
import type { Phrases } from '@/i18n/dictionaries'
import { nearest } from '@/match/review'
import type { Danger } from '@/theme/danger'
import { dangerIn } from '../matchFacts'
import type { Action } from './Actions'
import { gaugePart, hintAndSupply, ifYouStopPart, undoPart } from './parts'
import { rollAction } from './start'
import type { ViewOf } from './view'

export const decideView: ViewOf<'decide'> = (input) => {
  const { scene, session, settings, coach, phrases } = input
  return {
    place: 'decide',
    parts: [
      hintAndSupply(scene.game, input),
      { is: 'heading', keep: 'always', only: 'column', title: phrases.play.stopOrRoll, asks: true },
      ifYouStopPart(input),
      undoPart(input),
      gaugePart('always', input),
    ],
    actions: [
      stopAction(scene.preview, phrases, session.stop, coach?.chances?.stop),
      rollAgainAction(
        scene.preview,
        phrases,
        session.rollAgain,
        dangerIn(scene, settings),
        coach?.chances?.roll,
      ),
    ],
  }
}

const markersOf = ({ settles, claims }: StopPreview) => settles.length + claims.length

/** `chance`: that of winning, which a hint shows instead of what the stop brings. */
export const stopAction = (
  preview: StopPreview,
  { play, coach }: Phrases,
  onPress: () => void,
  chance?: number,
): Action => {
  const { settles, claims, group, claimed, callsLastRound } = preview
  const action = { id: 'stop', kind: 'ink', label: play.stopAndTake(markersOf(preview)), onPress } as const
  if (callsLastRound) return { ...action, icon: 'bell', sub: { text: play.lastRoundBanner, keep: 'always' } }
  if (chance !== undefined) return { ...action, sub: { text: coach.wins(nearest(chance)), keep: 2 } }
  const without = ['ifYouStop', play.stoppingGives(group.after, claimed.after)] as const
  return { ...action, sub: { text: play.taking(settles.length, claims.length), keep: 2, without } }
}

const rollAgainAction = (
  preview: StopPreview,
  { play, coach }: Phrases,
  onPress: () => void,
  danger: Danger,
  chance?: number,
): Action => {
  const text = chance === undefined ? play.risking(markersOf(preview)) : coach.wins(nearest(chance))
  return { id: 'roll', kind: 'gold', label: play.rollAgain, sub: { text, keep: 2 }, danger, onPress }
}

const nothing = () => undefined

/** The buttons from before the roll. */
export const actionsBefore = (before: Game, danger: Danger, phrases: Phrases): readonly Action[] => {
  const preview = ifYouStop(before)
  if (preview === null) return [rollAction(phrases, nothing)]
  return [stopAction(preview, phrases, nothing), rollAgainAction(preview, phrases, nothing, danger)]
}

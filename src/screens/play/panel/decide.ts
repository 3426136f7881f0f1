/** After a placement: what a stop gives, what a roll risks, and Undo. */
import { ifYouStop, type Game, type StopPreview } from '@/engine'
import type { Phrases } from '@/i18n/dictionaries'
import { nearest } from '@/match/review'
import type { Action } from './Actions'
import { gaugeParts, hintAndSupply, ifYouStopPart, undoPart } from './parts'
import { rollAction } from './start'
import type { ViewInput, ViewOf } from './view'

export const decideView: ViewOf<'decide'> = (input) => {
  const { scene, session, phrases } = input
  const wins = winsOf(input)
  return {
    place: 'decide',
    parts: [
      hintAndSupply(scene.game, input),
      { is: 'heading', keep: 'always', only: 'column', title: phrases.play.stopOrRoll, asks: true },
      ifYouStopPart(input),
      undoPart(input),
      ...gaugeParts(scene, 'always', input),
    ],
    actions: [
      stopAction(input, wins?.stop),
      rollAgainAction(scene.preview, phrases, session.rollAgain, wins?.roll),
    ],
  }
}

const markersOf = ({ settles, claims }: StopPreview) => settles.length + claims.length

type StopInput = {
  readonly scene: { readonly preview: StopPreview }
  readonly session: Pick<ViewInput['session'], 'stop'>
  readonly phrases: Phrases
}

/** After a hint, the buttons show the chances of winning instead of what the choice brings. */
export const stopAction = ({ scene, session, phrases }: StopInput, wins?: string): Action => {
  const { play } = phrases
  const { settles, claims, group, claimed, callsLastRound } = scene.preview
  const action = {
    id: 'stop',
    kind: 'ink',
    label: play.stopAndTake(markersOf(scene.preview)),
    onPress: session.stop,
  } as const
  if (callsLastRound) return { ...action, icon: 'bell', sub: { text: play.lastRoundBanner, keep: 'always' } }
  if (wins) return { ...action, sub: { text: wins, keep: 2 } }
  const without = ['ifYouStop', play.stoppingGives(group.after, claimed.after)] as const
  return { ...action, sub: { text: play.taking(settles.length, claims.length), keep: 2, without } }
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
  const stop = stopAction({ scene: { preview }, session: { stop: nothing }, phrases })
  return [stop, rollAgainAction(preview, phrases, nothing)]
}

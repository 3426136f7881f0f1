/** Runs an example: its state, its motion on the board, and its outcome in words. */
import { itemAt } from '@/checked'
import { bustCount, ifYouStop, legalPlacements, markerCount, type GameEvent, type Standing } from '@/engine'
import { usePhrases } from '@/i18n/PhrasesProvider'
import type { Phrases } from '@/i18n/dictionaries'
import { timelineOf } from '@/stage/cues'
import { percentOf } from '@/stage/speech'
import { useTheme } from '@/theme/ThemeProvider'
import type { BoardMotion } from '@/ui/game/board/types'
import { motionOfEvent } from '@/features/matchView/boardView'
import { refusalSentence } from '@/features/matchView/sentences'
import { useSay } from '@/services'
import { useTouch } from '../../shell/useStage'
import { seatName } from '../players'
import { usePractice, type Practice, type PracticeControls } from '../usePractice'
import type { Example } from './pages'
import { attempt, isRollingOff, trialOf, type Trial, type TrialAction, type TrialRefusal } from './trial'

export type TrialControls = PracticeControls<Trial, TrialAction, TrialRefusal> & {
  readonly trial: Trial
  readonly motion: BoardMotion | null
  /** The result of the last move, or what the game waits for. */
  readonly outcome: string
}

export const useTrial = (example: Example): TrialControls => {
  const phrases = usePhrases()
  const touch = useTouch()
  const say = useSay()
  const { reducedMotion } = useTheme()
  const controls = usePractice({
    start: () => trialOf(example),
    answer: attempt,
    sentenceOf: (why: TrialRefusal) =>
      why === 'no-more-rolls' ? phrases.learn.outcomes.noMoreRolls : refusalSentence(why, phrases, seatName),
    onMoved: (trial, press) => {
      if (press?.type === 'undo') touch('undo')
      say(outcomeOf(trial, phrases))
    },
  })
  const { practice } = controls
  return {
    ...controls,
    trial: practice.now,
    motion: motionOf(practice, reducedMotion),
    outcome: outcomeOf(practice.now, phrases),
  }
}

const motionOf = ({ now, was, presses: nonce }: Practice<Trial>, reduced: boolean): BoardMotion | null => {
  if (was === null) return null
  const takenBack = was.game.placedThisTurn.at(-1)
  if (now === was.takenBack && takenBack !== undefined)
    return { nonce, what: { type: 'undone', space: takenBack }, before: was.game.cells }
  const { events, before, game } = now
  if (before === null) return null
  for (const event of events) {
    const timeline = timelineOf(event, { events, before, after: game }, reduced)
    const motion = motionOfEvent(event, nonce, before.cells, timeline)
    if (motion) return motion
  }
  return { nonce, what: { type: 'targets' }, before: game.cells }
}

const outcomeOf = (trial: Trial, phrases: Phrases): string => {
  const off = rollOffOutcome(trial, phrases)
  if (off !== null) return off
  const sentences = trial.events.flatMap((event) => eventSentence(event, phrases) ?? [])
  return [...sentences, ...nextStep(trial, phrases)].join(' ')
}

/** The last round of the roll-off (R4); null once the match has begun. */
const rollOffOutcome = ({ rollOff: off, before }: Trial, { learn, refusals }: Phrases): string | null => {
  if (off === null || before !== null) return null
  const round = off.all.rounds[off.rolled - 1]
  if (round === undefined) return refusals['wrong-phase']({ phase: 'roll' })
  const next = off.all.rounds[off.rolled]
  return [
    learn.outcomes.rolledOff(round.map(({ seat, die }) => [seatName(seat), die])),
    next === undefined
      ? learn.outcomes.starts(seatName(off.all.first))
      : learn.outcomes.rollsAgain(next.map(({ seat }) => seatName(seat))),
  ].join(' ')
}

const eventSentence = (event: GameEvent, { learn: { outcomes } }: Phrases): string | null => {
  switch (event.type) {
    case 'rolled':
    case 'placed':
      return null
    case 'busted':
      return outcomes.busted(markerCount(event.lost))
    case 'stopped':
      return outcomes.stopped(event.settled.length, event.claimed.length, event.taken.length)
    case 'lastRoundCalled':
      return outcomes.lastRound(seatName(event.seat), event.claimed)
    case 'turnPassed':
      return outcomes.turn(seatName(event.to))
    case 'ended':
      return winners(event.standings, outcomes)
  }
}

const winners = (standings: readonly Standing[], { wins, share }: Phrases['learn']['outcomes']): string => {
  const first = standings.filter(({ rank }) => rank === 1).map(({ seat }) => seatName(seat))
  return first.length === 1 ? wins(itemAt(first, 0)) : share(first)
}

/** What the game waits for, or what a stop would give. */
const nextStep = (trial: Trial, { common, learn, announce, play, refusals }: Phrases): readonly string[] => {
  const { game, events, example } = trial
  const preview = ifYouStop(game)
  if (preview !== null) {
    const { group, claimed } = preview
    const spoken = play.ifYouStopSpoken([group.before, group.after], [claimed.before, claimed.after])
    const chance = `${play.chanceOfBust}: ${common.percent(percentOf(bustCount(game)))}.`
    return [`${spoken}.`, ...(example.isTurn && trial.rolls.length > 0 ? [chance] : [])]
  }
  if (game.phase === 'place')
    return [events.length > 0 ? announce.possible(legalPlacements(game).length) : learn.how.tapGold]
  return events.length > 0 || isRollingOff(trial) ? [] : [refusals['wrong-phase']({ phase: game.phase })]
}

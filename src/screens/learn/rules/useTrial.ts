/** One example being tried: each press is told in a sentence, and moves what it changed on the board. */
import { usePhrases } from '@/i18n/PhrasesProvider'
import { say } from '@/stage/announcer'
import { timelineOf } from '@/stage/cues'
import { useTheme } from '@/theme/ThemeProvider'
import type { Practice } from '@/sitting/practice'
import type { BoardMotion } from '@/ui/game/board/types'
import { motionOfEvent } from '@/features/matchView/boardView'
import { refusalSentence } from '@/features/matchView/sentences'
import { useTouch } from '../../shell/useTouch'
import { naming } from '../players'
import { usePractice, type Practising } from '../usePractice'
import type { Example } from './examples'
import { outcomeOf } from './outcome'
import { attempt, trialOf, type Trial, type TrialAction, type TrialRefusal } from './trial'

export type Trying = Practising<Trial, TrialAction, TrialRefusal> & {
  readonly trial: Trial
  readonly motion: BoardMotion | null
  /** What came of the last move, or what the board waits for. */
  readonly outcome: string
}

export const useTrial = (example: Example): Trying => {
  const phrases = usePhrases()
  const touch = useTouch()
  const { reducedMotion } = useTheme()
  const practising = usePractice({
    start: () => trialOf(example),
    answer: attempt,
    sentenceOf: (why: TrialRefusal) =>
      why === 'no-more-rolls' ? phrases.learn.outcomes.noMoreRolls : refusalSentence(why, phrases, naming),
    onMoved: (trial, press) => {
      if (press?.type === 'undo') touch('undo')
      say(outcomeOf(trial, phrases))
    },
  })
  const { practice } = practising
  return {
    ...practising,
    trial: practice.now,
    motion: motionOf(practice, reducedMotion),
    outcome: outcomeOf(practice.now, phrases),
  }
}

/** What the board performs for the last press. */
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

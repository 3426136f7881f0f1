/** What each step of the lesson says: one sentence, with the facts of the board. Knows the facts, not the words. */
import { bustCount, columnOf, markerCount, rowOf, type Space } from '@/engine'
import type { Phrases } from '@/i18n/dictionaries'
import { percentOf } from '@/stage/speech'
import { nameOf } from '../players'
import { plain } from '../Rich'
import type { Lesson } from './lesson'
import { contested, dead, fatalRoll, firstRoll, staked } from './script'

const at = (space: Space) => ({ column: columnOf(space), row: rowOf(space) })

/** With asterisks around what is bold. */
export const sentenceOfStep = ({ step, game }: Lesson, phrases: Phrases): string => {
  const { steps } = phrases.learn.lesson
  const owner = nameOf(1, phrases)
  switch (step) {
    case 'roll':
    case 'again':
    case 'six':
    case 'more':
    case 'stop':
      return steps[step]()
    case 'squatter':
      return steps.squatter({ ...at(staked), squatter: firstRoll[2] })
    case 'same':
    case 'claim':
      return steps[step](at(staked))
    case 'take':
      return steps.take({ ...at(contested), owner })
    case 'greedy':
      return steps.greedy({
        lost: markerCount(game.cells),
        spaces: new Set(game.placedThisTurn).size,
        bust: Math.round(percentOf(bustCount(game))),
      })
    case 'bust':
      return steps.bust({ ...at(dead), die: fatalRoll[0] })
    case 'done':
      return steps.done({ owner })
  }
}

export const plainSentenceOf = (lesson: Lesson, phrases: Phrases): string =>
  plain(sentenceOfStep(lesson, phrases))

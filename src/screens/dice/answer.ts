/** What a match that was checked comes to, in words. Works nothing out. */
import type { Phrases } from '@/i18n/dictionaries'
import { throwsOwn, type DiceCheck, type TextChecked } from '@/match'
import { notesOf, outcomesOf, type Outcome } from './checks'

export type Answer = {
  readonly says: string
  /** Of its seal, to be compared with what one was shown. */
  readonly hash: string | null
  readonly outcomes: readonly Outcome[]
  readonly notes: readonly string[]
}

const only = (says: string): Answer => ({ says, hash: null, outcomes: [], notes: [] })

const refused = ({ fault }: Extract<TextChecked, { readonly ok: false }>, phrases: Phrases): Answer => {
  const { seal, problems } = phrases
  const wrong = (title: string, note: string): Answer => ({
    ...only(seal.wrong),
    outcomes: [{ is: 'wrong', title, note }],
  })
  if (fault.code === 'foreign-dice')
    return wrong(seal.everyRoll, seal.wrongRoll(fault.turn + 1, fault.roll + 1, fault.sealed, fault.written))
  if (fault.code === 'wrong-seal') return wrong(seal.stampFits, seal.wrongPaper)
  if (fault.code === 'wrong-starter') return wrong(seal.everyRoll, seal.wrongStarter)
  return only(seal.cannotCheck(problems.causes[fault.code]))
}

/** `opened`: the match on the page, with the seals that this one opens. */
export const answerOf = (checked: TextChecked, opened: DiceCheck | null, phrases: Phrases): Answer => {
  const { seal } = phrases
  if (!checked.ok) return refused(checked, phrases)
  const { check, match } = checked
  if (throwsOwn(match)) return only(seal.nothingToSeal)
  if (check.seal === undefined) return only(seal.notSealed)
  const isRight = check.same.length === check.rolls.length
  const says = !check.isOver
    ? seal.closed
    : isRight
      ? seal.right
      : seal.rollsHeld(check.same.length, check.rolls.length)
  const here =
    opened === null
      ? []
      : [
          opened.wrong
            ? `${seal.wrong}. ${seal.wrongRoll(opened.wrong.turn + 1, opened.wrong.roll + 1, opened.wrong.sealed, opened.wrong.written)}`
            : seal.opensHere,
        ]
  // No text was ever seen here before its match: whoever checks it knows which stamp they were shown.
  const shown = { ...check, seal: { ...check.seal, late: false } }
  return {
    says,
    hash: check.seal.hash,
    outcomes: check.isOver ? outcomesOf(shown, match, phrases) : [],
    notes: [...notesOf(check, phrases), ...here],
  }
}

/** The result of checking a match's dice, in words. */
import { itemAt } from '@/checked'
import type { Seat } from '@/engine'
import type { Phrases } from '@/i18n/dictionaries'
import { playersOf, type DiceCheck, type Match, type RollMade, throwsOwn, type TextChecked } from '@/match'
import { seatNames } from '@/features/matchView/sentences'

export type Outcome = {
  /** `closed`: cannot be checked on this device, or not yet. */
  readonly is: 'right' | 'wrong' | 'closed'
  readonly title: string
  readonly note: string
}

const sentences = (...all: readonly (string | null)[]): string => all.filter(Boolean).join(' ')

/** The number of rolls of each player, without players who have not rolled. */
const bySeat = (match: Match, rolls: readonly RollMade[], { seal, common }: Phrases): readonly string[] => {
  const players = playersOf(match)
  const seatName = seatNames(players)
  return players.flatMap((_, seat) => {
    const own = rolls.filter((each) => each.seat === seat)
    return own.length === 0 ? [] : [seal.rollsOf(seatName(seat as Seat) ?? common.you, own.length)]
  })
}

const stampOutcome = ({ seal: shown, stampFits }: DiceCheck, { seal }: Phrases): Omit<Outcome, 'title'> => {
  if (stampFits === null) return { is: 'closed', note: seal.staysClosed }
  if (!stampFits) return { is: 'wrong', note: seal.wrongPaper }
  return { is: 'right', note: sentences(seal.stampedAgain, shown?.late ? seal.late : null) }
}

const rollsOutcome = (check: DiceCheck, match: Match, phrases: Phrases): Omit<Outcome, 'title'> => {
  const { seal, common } = phrases
  const { rolls, same, wrong, starter } = check
  if (wrong)
    return { is: 'wrong', note: seal.wrongRoll(wrong.turn + 1, wrong.roll + 1, wrong.sealed, wrong.written) }
  const name = starter === null ? null : (seatNames(playersOf(match))(starter) ?? common.you)
  return {
    is: same.length === rolls.length ? 'right' : 'closed',
    note: sentences(seal.rollsHeld(same.length, rolls.length), name === null ? null : seal.starterHeld(name)),
  }
}

/** The three checks of a sealed match; empty if nothing is sealed. */
export const outcomesOf = (check: DiceCheck, match: Match, phrases: Phrases): readonly Outcome[] => {
  const { seal } = phrases
  const { isOver, same, rolls } = check
  if (check.seal === undefined) return []
  const byBots = rolls.filter(({ byBot }) => byBot)
  const whose = byBots.length > 0 ? seal.botsSame : seal.everybodySame
  if (!isOver)
    return [seal.stampFits, seal.everyRoll, whose].map((title) => ({
      is: 'closed',
      title,
      note: seal.closed,
    }))
  const ofOnePaper = same.filter(({ byBot }) => byBots.length === 0 || byBot)
  const isWhole = ofOnePaper.length === (byBots.length > 0 ? byBots : rolls).length
  return [
    { title: seal.stampFits, ...stampOutcome(check, phrases) },
    { title: seal.everyRoll, ...rollsOutcome(check, match, phrases) },
    {
      is: isWhole ? 'right' : check.wrong ? 'wrong' : 'closed',
      title: whose,
      note: seal.fromPaper(bySeat(match, ofOnePaper, phrases)),
    },
  ]
}

/** Notes on the rolls that were not sealed on this device, one for each range. */
export const notesOf = ({ rolls }: DiceCheck, { seal }: Phrases): readonly string[] => {
  const starts = rolls.flatMap(({ origin }, at) =>
    at === 0 || itemAt(rolls, at - 1).origin !== origin ? [at] : [],
  )
  return starts.flatMap((start, at) => {
    const [first, last] = [start + 1, starts[at + 1] ?? rolls.length]
    switch (itemAt(rolls, start).origin) {
      case 'sealed':
        return []
      case 'own':
        return [seal.handRolls(first, last)]
      case 'written':
        return [seal.writtenRolls(first, last)]
      case 'elsewhere':
        return [`${seal.elsewhere(first, last)} ${seal.elsewhereOpens}`]
    }
  })
}

export type Answer = {
  readonly says: string
  /** The hash of the seal, to compare with the stamp that the player was shown. */
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

/** The answer to a checked text. `opened`: the match on the page with the seals that the text opens. */
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
  // Only the owner's device knows whether a seal came late.
  const shown = { ...check, seal: { ...check.seal, late: false } }
  return {
    says,
    hash: check.seal.hash,
    outcomes: check.isOver ? outcomesOf(shown, match, phrases) : [],
    notes: [...notesOf(check, phrases), ...here],
  }
}

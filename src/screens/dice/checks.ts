/** What the page says of a match's dice: each check with its outcome and its words, from what was worked out. Decides nothing. */
import { itemAt } from '@/checked'
import type { Seat } from '@/engine'
import type { Phrases } from '@/i18n/dictionaries'
import { playersOf, type DiceCheck, type Match, type RollMade } from '@/match'
import { seatNames } from '@/features/matchView/sentences'

export type Outcome = {
  /** `closed`: nobody can tell here, or not yet. */
  readonly is: 'right' | 'wrong' | 'closed'
  readonly title: string
  readonly note: string
}

const sentences = (...all: readonly (string | null)[]): string => all.filter(Boolean).join(' ')

/** So many rolls a seat, of those who made any. */
const bySeat = (match: Match, rolls: readonly RollMade[], { seal, common }: Phrases): readonly string[] => {
  const players = playersOf(match)
  const calling = seatNames(players)
  return players.flatMap((_, seat) => {
    const own = rolls.filter((each) => each.seat === seat)
    return own.length === 0 ? [] : [seal.rollsOf(calling(seat as Seat) ?? common.you, own.length)]
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

/** The three checks of a sealed match; none where nothing was sealed. */
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

/** What was not sealed here, stretch by stretch. */
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

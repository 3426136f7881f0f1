import { levels, type Level } from '../../src/bots/index'
import { hasHabit } from '../../src/bots/roster'
import type { Arena, Outcome } from './arena'
import { changedPlacements } from './changes'
import type { Pairing } from './duel'

/** Percentages with two players, base game. The app shows those of the levels when an opponent is chosen. */
export type Strength = {
  readonly measured: string
  readonly matches: number
  readonly levels: Readonly<
    Partial<Record<Level, { readonly below: number | null; readonly baron: number | null }>>
  >
  /**
   * For levels with a habit of placing: wins against the same level without it, and the placements of a match that it changes.
   */
  readonly habits: Readonly<Partial<Record<Level, { readonly plain: number; readonly changed: number }>>>
}

const tenth = (figure: number): number => Math.round(figure * 10) / 10

export const measureStrength = async (
  arena: Arena,
  asked: readonly Level[],
  matches: number,
  date: string,
  show: (outcome: Outcome) => void,
): Promise<Strength> => {
  const measure = async (guest: string, host: string): Promise<number> => {
    const pairing: Pairing = { guest, host, seats: 2, reusable: false, matches }
    const outcome = await arena(pairing)
    show(outcome)
    return tenth(outcome.percent)
  }
  const byLevel: [Level, Strength['levels'][Level]][] = []
  for (const level of asked) {
    const lower = levels[levels.indexOf(level) - 1]
    const below = lower ? await measure(level, lower) : null
    byLevel.push([level, { below, baron: level === 'baron' ? null : await measure(level, 'baron') }])
  }
  const habits: [Level, { plain: number; changed: number }][] = []
  for (const level of asked.filter(hasHabit)) {
    const changed = tenth(changedPlacements(level, 2, matches / 20))
    habits.push([level, { plain: await measure(level, `${level}:plain`), changed }])
  }
  return {
    measured: date,
    matches,
    levels: Object.fromEntries(byLevel),
    habits: Object.fromEntries(habits),
  }
}

/** Measures every level against the one below and the baron, and the temperaments against their level. */
import { levels, temperaments, temperedLevels, type Level, type Temperament } from '../../src/bots/index'
import type { Arena, Outcome } from './arena'
import type { Pairing } from './duel'

/** Percentages at two players, base game; what the app shows when choosing an opponent. */
export type Strength = {
  readonly measured: string
  readonly matches: number
  readonly levels: Readonly<Record<Level, { readonly below: number | null; readonly baron: number | null }>>
  readonly temperaments: Readonly<Partial<Record<Level, Readonly<Record<Temperament, number>>>>>
}

const round = ({ percent }: Outcome): number => Math.round(percent * 10) / 10

export const measureStrength = async (
  arena: Arena,
  matches: number,
  date: string,
  show: (outcome: Outcome) => void,
): Promise<Strength> => {
  const measure = async (guest: string, host: string): Promise<number> => {
    const pairing: Pairing = { guest, host, seats: 2, reusable: false, matches }
    const outcome = await arena(pairing)
    show(outcome)
    return round(outcome)
  }
  const byLevel: [Level, Strength['levels'][Level]][] = []
  for (const [place, level] of levels.entries()) {
    const below = place === 0 ? null : await measure(level, levels[place - 1]!)
    byLevel.push([level, { below, baron: level === 'baron' ? null : await measure(level, 'baron') }])
  }
  const byTemperament: [Level, Record<Temperament, number>][] = []
  for (const level of temperedLevels) {
    const entries: [Temperament, number][] = []
    for (const temperament of temperaments)
      entries.push([temperament, await measure(`${level}:${temperament}`, level)])
    byTemperament.push([level, Object.fromEntries(entries) as Record<Temperament, number>])
  }
  return {
    measured: date,
    matches,
    levels: Object.fromEntries(byLevel) as Strength['levels'],
    temperaments: Object.fromEntries(byTemperament),
  }
}

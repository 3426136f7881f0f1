/** Recomputes the dice of a match and compares them with its seals. */
import type { Seat } from '@/engine'
import { diceFor, rollOffOf, sealAt, sealOf } from './dice'
import { isObject, readJson } from './json'
import { matchOf } from './readRecord'
import { largestText, readText, type TextDefaults } from './readText'
import { rollsOf, type RollMade } from './rolls'
import { isOver } from './state'
import type { TextFault } from './tags'
import type { Match, Seal, WrongRoll } from './types'

export type DiceCheck = {
  readonly isOver: boolean
  /** The last seal, if any. */
  readonly seal: Seal | undefined
  /** Whether the seed gives the seal's hash; null while the seed is not known. */
  readonly stampFits: boolean | null
  readonly rolls: readonly RollMade[]
  /** Rolls with the dice of their seal. */
  readonly same: readonly RollMade[]
  /** The first roll whose dice differ from its seal. */
  readonly wrong: WrongRoll | null
  /** The winner of the roll-off; null if there was none or its seed is not known. */
  readonly starter: Seat | null
}

export const checkDice = (match: Match): DiceCheck => {
  const { info } = match
  const rolls = rollsOf(match)
  const same: RollMade[] = []
  let wrong: WrongRoll | null = null
  for (const each of rolls) {
    const seed = sealAt(info, each)?.seed
    if (!seed) continue
    const sealed = diceFor(seed, each.turn, each.roll)
    if (sealed.join() === each.dice.join()) same.push(each)
    else wrong ??= { turn: each.turn, roll: each.roll, sealed, written: each.dice }
  }
  const seal = info.seals.at(-1)
  return {
    isOver: isOver(match),
    seal,
    stampFits: seal === undefined || seal.seed === null ? null : sealOf(seal.seed) === seal.hash,
    rolls,
    same,
    wrong,
    starter: rollOffOf(match)?.first ?? null,
  }
}

export type TextChecked =
  | { readonly ok: true; readonly match: Match; readonly check: DiceCheck }
  | { readonly ok: false; readonly fault: TextFault }

/** Reads a match that was sent, as text or as a record, and checks its dice. */
export const checkText = (text: string, defaults: TextDefaults): TextChecked => {
  if (text.length > largestText) return { ok: false, fault: { code: 'too-large' } }
  const json = /^\s*\{/.test(text) ? readJson(text) : null
  const read = json?.ok && isObject(json.value) ? matchOf(json.value) : readText(text, defaults)
  if (!read.ok) return { ok: false, fault: read.fault }
  return { ok: true, match: read.match, check: checkDice(read.match) }
}

/** The match with the seeds added that another copy of it has; null if that copy has none. */
export const openedWith = (match: Match, { info }: Match): Match | null => {
  const seedOf = (hash: string): string | null => info.seals.find((seal) => seal.hash === hash)?.seed ?? null
  const seals = match.info.seals.map((seal) =>
    seal.seed === null ? { ...seal, seed: seedOf(seal.hash) } : seal,
  )
  const isNews = seals.some(({ seed }, at) => seed !== match.info.seals[at]?.seed)
  return isNews ? { ...match, info: { ...match.info, seals } } : null
}

/** Checks the dice of a match against its seals, all of it worked out anew. Assumes nothing of how the match came here, and believes no mark. */
import type { Seat } from '@/engine'
import { diceFor } from './dice'
import { isObject, readJson } from './json'
import { isOver, rollOffOf } from './present'
import { matchOf } from './record'
import { readText, type TextDefaults } from './readText'
import { rollsOf, type RollMade } from './rolls'
import { sealAt, sealOf } from './seals'
import type { TextFault } from './tags'
import type { Match, Seal, WrongRoll } from './types'

export type DiceCheck = {
  readonly isOver: boolean
  /** The seal that is in force, or was at the end; undefined where there is none. */
  readonly seal: Seal | undefined
  /** What its seed comes to when it is sealed again; null while its seed is not known. */
  readonly stampFits: boolean | null
  readonly rolls: readonly RollMade[]
  /** Those whose dice were worked out again and are the same. */
  readonly same: readonly RollMade[]
  /** The first that is another. */
  readonly wrong: WrongRoll | null
  /** Who won the roll-off of the seed; null where nobody rolled for it, or its seed is not known. */
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

/** A match as somebody sent it, as text or as a record, and whether its dice are those of its seals. */
export const checkText = (text: string, defaults: TextDefaults): TextChecked => {
  const json = /^\s*\{/.test(text) ? readJson(text) : null
  const read = json?.ok && isObject(json.value) ? matchOf(json.value) : readText(text, defaults)
  if (!read.ok) return { ok: false, fault: read.fault }
  return { ok: true, match: read.match, check: checkDice(read.match) }
}

/** A match with those of its closed seals opened whose seeds another one holds; null where it holds none of them. */
export const openedWith = (match: Match, { info }: Match): Match | null => {
  const seedOf = (hash: string): string | null => info.seals.find((seal) => seal.hash === hash)?.seed ?? null
  const seals = match.info.seals.map((seal) =>
    seal.seed === null ? { ...seal, seed: seedOf(seal.hash) } : seal,
  )
  const isNews = seals.some(({ seed }, at) => seed !== match.info.seals[at]!.seed)
  return isNews ? { ...match, info: { ...match.info, seals } } : null
}

import { cellAt, columnOf, dieValues, orderedRolls, rowOf, spacesOfThisTurn, squattersOut } from '@/engine'
import type { Game } from '@/engine'
import type { Phrases } from '@/i18n/dictionaries'
import { canTakeRollBack, playersOf, type Match, type Turn } from '@/match'
import { percentOf } from '@/stage/speech'
import { tierOfRoll } from '@/stage/stakes'
import { oneIn } from '@/theme/danger'
import { motion } from '@/theme/motion'
import { sealName } from '@/features/matchView/sealNames'
import { recapOf, sealShownIn, startOf } from '../matchFacts'
import type { Keep } from './Actions'
import type { Part, PieceOf, ViewInput } from './view'

const supplyOf = (game: Game, { play }: Phrases): PieceOf<'supply'> => {
  const bits = squattersOut(game.cells)
  const out = dieValues.filter((squatter) => bits & (1 << squatter))
  const left = dieValues.filter((squatter) => !out.includes(squatter))
  const placed = spacesOfThisTurn(game).map((space) => {
    const { squatter, claim } = cellAt(game, space)
    return claim || squatter === null
      ? play.claimItem(columnOf(space), rowOf(space))
      : play.squatterItem(squatter)
  })
  return {
    is: 'supply',
    label: play.squattersLeft,
    out,
    spoken: play.squattersLeftSpoken(left.map(String)),
    soFar: placed.length === 0 ? null : play.thisTurnSoFar(placed),
  }
}

/** The remaining squatters. */
export const supply = (game: Game, phrases: Phrases): Part => ({ ...supplyOf(game, phrases), keep: 0 })

/** The hint button beside the supply; without a coach, the supply alone. */
export const hintAndSupply = (game: Game, { coach, phrases }: ViewInput): Part => {
  if (coach === null) return supply(game, phrases)
  const { advice, canAsk, ask } = coach
  const shown = supplyOf(game, phrases)
  return {
    is: 'hint',
    keep: 'always',
    label: phrases.coach.hint,
    advice,
    canAsk,
    onPress: ask,
    supply: shown,
  }
}

/** The turns played since this player's last one. */
export const recapsPart = (
  turns: readonly Turn[],
  keep: Keep,
  { scene, match, phrases, session }: ViewInput,
): Part | null => {
  if (turns.length === 0) return null
  const { play } = phrases
  const recaps = turns.map((turn) => {
    const { name, text, settled, claimed, yours } = recapOf(match, turn, scene.seat, phrases)
    return {
      number: turn.number,
      look: playersOf(match)[turn.seat],
      name,
      text,
      brief: turn.ending === 'busted' ? play.bustInShort : play.tookInShort(settled + claimed),
      lost: yours > 0 ? play.yoursInShort(yours) : null,
      spoken: `${name} ${text} ${play.showRecap}`,
      onPress: () => session.replay(turn.number),
    }
  })
  return { is: 'recaps', keep, label: play.sinceYourTurn, recaps }
}

/** Before the first roll of a match: the dice that decided who starts. */
export const starterPart = (match: Match, phrases: Phrases): Part | null => {
  const start = startOf(match, phrases)
  return start && { is: 'heading', keep: 'always', lineKeep: 'always', ...start }
}

/** The seal of the coming rolls, shown at the first roll that it covers. */
export const sealPart = ({ match, phrases, onSeal }: ViewInput): Part | null => {
  const hash = sealShownIn(match)
  if (hash === null) return null
  const { sealed, sealedFromHere, inShort } = phrases.seal
  const name = sealName(hash, phrases)
  const says = match.steps.length === 0 ? sealed : sealedFromHere
  return { is: 'seal', keep: 'always', hash, says, name, inShort: inShort(name), onPress: onSeal }
}

/** The dice of the panel; dice that were tapped in can be corrected. */
export const diceOn = (
  panel: PieceOf<'dice'>['panel'],
  dice: PieceOf<'dice'>['dice'],
  { match, phrases, session }: ViewInput,
  isOpen: boolean,
): PieceOf<'dice'> & Part => ({
  is: 'dice',
  keep: 'always',
  panel,
  dice,
  label: phrases.play.diceSpoken(dice),
  ...(canTakeRollBack(match) && {
    change: { label: phrases.ownDice.changeSpoken(dice), onPress: isOpen ? session.changeDice : null },
  }),
})

/** Where the chance of a bust is not shown, it is all that is left to decide by. */
export const ifYouStopPart = ({ scene, settings, phrases: { play } }: ViewInput<'decide'>): Part => {
  const { group, claimed, callsLastRound } = scene.preview
  return {
    is: 'ifYouStop',
    keep: settings.bustChance ? 1 : 'always',
    label: play.ifYouStop,
    spoken: play.ifYouStopSpoken([group.before, group.after], [claimed.before, claimed.after]),
    changes: [
      { label: play.group, ...group },
      { label: play.claims, ...claimed },
    ],
    calls: callsLastRound ? play.callsItNow : null,
  }
}

/** The chance of a bust, unless the player has turned it off. */
export const gaugePart = (
  keep: Keep,
  { scene: { game, bust }, settings, phrases: { play, common } }: ViewInput<'decide'>,
) =>
  settings.bustChance &&
  ({
    is: 'gauge',
    keep,
    label: play.chanceOfBust,
    chance: bust / orderedRolls,
    figure: common.percent(percentOf(bust)),
    odds: oddsOf(bust / orderedRolls, play),
    beats: settings.dicePace === 'relaxed' ? beatsOf(game) : 0,
  } satisfies Part)

const oddsOf = (chance: number, play: Phrases['play']): string | undefined => {
  if (chance === 0) return undefined
  const rolls = oneIn(chance)
  return rolls === null ? play.veryRare : play.aboutOneIn(rolls)
}

/** How often the figure pulses when it appears. */
const beatsOf = (game: Game): 0 | 1 | 2 => {
  const { fromTier, twiceFromTier } = motion.tension.beat
  const tier = tierOfRoll(game)
  return tier < fromTier ? 0 : tier < twiceFromTier ? 1 : 2
}

export const undoPart = ({ session, phrases: { common } }: ViewInput): Part => ({
  is: 'undo',
  keep: 'always',
  beside: ['ifYouStop', 'gauge', 'pad'],
  label: common.undo,
  onPress: session.undo,
})

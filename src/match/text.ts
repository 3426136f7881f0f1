/** Writes a match as text that people can read, mail and edit, similar to a chess PGN. `readText` reads it. */
import { standings } from '@/engine'
import { recordFormat } from './formats'
import { writeMoves, writePilot } from './record'
import { firstRoll } from './dice'
import { firstGameOf, gameOf, isOver, startingPlayers } from './state'
import type { Match, Seal, Step } from './types'

/** The values for the rules as printed and for R23. */
export const squatterRules = ['once a turn', 'reusable'] as const

/** Quoted as JSON, so that any name fits on one line. */
const tag = (name: string, value: string): string => `[${name} ${JSON.stringify(value)}]`

/** `Seal`, `Seal2`, `Seal3`. */
const numbered = (name: string, index: number): string => (index === 0 ? name : `${name}${index + 1}`)

/** Names the first roll of the seal, counted from 1, unless it is the first of the match. */
const sealTag = ({ from: { turn, roll }, hash }: Seal, index: number): string => {
  const isFirst = turn === firstRoll.turn && roll === firstRoll.roll
  return tag(numbered('Seal', index), `sha256 ${hash}${isFirst ? '' : ` from ${turn + 1}.${roll + 1}`}`)
}

/** Writes seeds only when the match is over. */
const sealTags = (match: Match): readonly string[] =>
  match.info.seals.flatMap((seal, index) => [
    sealTag(seal, index),
    ...(seal.seed === null || !isOver(match) ? [] : [tag(numbered('Seed', index), seal.seed)]),
  ])

const header = (match: Match, title: string): readonly string[] => {
  const { id, started, ended, rules, starter, players, dice, coach, branch, dig } = match.info
  return [
    tag('Game', 'Claim It!'),
    tag('Format', recordFormat),
    tag('Id', id),
    ...(title === '' ? [] : [tag('Title', title)]),
    ...(branch === null ? [] : [tag('Branch', `${branch.of} ${branch.at}`)]),
    ...(dig === null ? [] : [tag('Dig', `${dig.version} ${dig.date}`)]),
    tag('Started', started),
    ...(ended === null ? [] : [tag('Ended', ended)]),
    tag('Squatters', squatterRules[rules.reusableSquatters ? 1 : 0]),
    tag('First', `${rules.first + 1}${starter === 'unknown' ? '' : ` ${starter}`}`),
    ...(dice === 'screen' ? [] : [tag('Dice', dice)]),
    ...sealTags(match),
    ...(coach ? [tag('Coach', 'on')] : []),
    ...players.flatMap(({ name, colour, brand, pilot }, seat) => [
      tag(`Seat${seat + 1}`, name),
      tag(`Look${seat + 1}`, `${colour} ${brand}`),
      tag(`Pilot${seat + 1}`, writePilot(pilot)),
    ]),
  ]
}

/** A comment for people, which `readText` ignores: largest group, claimed and all spaces. */
const result = (match: Match): readonly string[] => {
  if (!isOver(match)) return []
  const places = standings(gameOf(match)).map(({ seat, rank, group, claimed, total }) => {
    return `${rank}. ${startingPlayers(match.info)[seat].name} ${group}/${claimed}/${total}`
  })
  return [tag('Result', places.join(', '))]
}

/** Removes braces, which would end the comment. */
const comment = (name: string): string => `{${name.replace(/[{}\r\n]/g, ' ')}}`

/** One line a turn. */
const turnLines = (match: Match): readonly string[] => {
  const lines: string[] = []
  let before = firstGameOf(match)
  let steps: Step[] = []
  const finish = (): void => {
    const name = startingPlayers(match.info)[before.turn].name
    lines.push(`${before.turnsPlayed + 1}. ${comment(name)} ${writeMoves(steps)}`)
    steps = []
  }
  for (const step of match.steps) {
    steps.push(step)
    if (step.type !== 'move' || step.game.turnsPlayed === before.turnsPlayed) continue
    finish()
    before = step.game
  }
  if (steps.length > 0) finish()
  return lines
}

export const writeText = (match: Match, title = ''): string =>
  [...header(match, title), ...result(match), '', ...turnLines(match), ''].join('\n')

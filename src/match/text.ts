/** A match as text one can read, mail and edit, in the spirit of a chess PGN. Writes only; `readText` is its reverse. */
import { standings } from '@/engine'
import { writeMoves } from './moves'
import { writePilot } from './pilots'
import { recordFormat } from './formats'
import { gameOf, isOver, openingOf } from './present'
import { firstRoll } from './seals'
import type { Match, Seal, Step } from './types'

/** The rules as printed, and with R23. */
export const squatterRules = ['once a turn', 'reusable'] as const

/** JSON's way to quote: every name fits on one line and comes back as it was. */
const tag = (name: string, value: string): string => `[${name} ${JSON.stringify(value)}]`

/** The first of its kind has no number. */
const numbered = (name: string, index: number): string => (index === 0 ? name : `${name}${index + 1}`)

/** Where a seal begins is told unless it is the first roll, in numbers from 1. */
const sealTag = ({ from: { turn, roll }, hash }: Seal, index: number): string => {
  const isFirst = turn === firstRoll.turn && roll === firstRoll.roll
  return tag(numbered('Seal', index), `sha256 ${hash}${isFirst ? '' : ` from ${turn + 1}.${roll + 1}`}`)
}

/** A seal is opened when the match is over, and not before. */
const sealTags = (match: Match): readonly string[] =>
  match.info.seals.flatMap((seal, index) => [
    sealTag(seal, index),
    ...(seal.seed === null || !isOver(match) ? [] : [tag(numbered('Seed', index), seal.seed)]),
  ])

const header = (match: Match, title: string): readonly string[] => {
  const { id, started, ended, rules, starter, players, dice, coach, branch, dig, sides } = match.info
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
    ...(sides === null ? [] : [tag('Sides', sides.join(' '))]),
    ...players.flatMap(({ name, colour, brand, pilot }, seat) => [
      tag(`Seat${seat + 1}`, name),
      tag(`Look${seat + 1}`, `${colour} ${brand}`),
      tag(`Pilot${seat + 1}`, writePilot(pilot)),
    ]),
  ]
}

/** For people only; reading goes by the moves. Group, claimed and all spaces, in the order that decides. */
const result = (match: Match): readonly string[] => {
  if (!isOver(match)) return []
  const places = standings(gameOf(match)).map(({ seat, rank, group, claimed, total }) => {
    return `${rank}. ${match.info.players[seat]!.name} ${group}/${claimed}/${total}`
  })
  return [tag('Result', places.join(', '))]
}

/** A name inside a comment, where a brace would end it. */
const comment = (name: string): string => `{${name.replace(/[{}\r\n]/g, ' ')}}`

/** One line a turn, a handover on the line of the turn it fell in. */
const turnLines = (match: Match): readonly string[] => {
  const lines: string[] = []
  let before = openingOf(match)
  let steps: Step[] = []
  const finish = (): void => {
    const name = match.info.players[before.turn]!.name
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

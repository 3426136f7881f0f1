/** A match as text one can read, mail and edit, in the spirit of a chess PGN. Writes only; `readText` is its reverse. */
import { standings } from '@/engine/index'
import { writeMoves } from './moves'
import { writePilot } from './pilots'
import { recordFormat } from './formats'
import { gameOf, openingOf } from './steps'
import type { Match, Step } from './types'

/** The rules as printed, and with R23. */
export const squatterRules = ['once a turn', 'reusable'] as const

/** JSON's way to quote: every name fits on one line and comes back as it was. */
const tag = (name: string, value: string): string => `[${name} ${JSON.stringify(value)}]`

const header = ({ info }: Match, title: string): readonly string[] => [
  tag('Game', 'Claim It!'),
  tag('Format', recordFormat),
  tag('Id', info.id),
  ...(title === '' ? [] : [tag('Title', title)]),
  tag('Started', info.started),
  ...(info.ended === null ? [] : [tag('Ended', info.ended)]),
  tag('Squatters', squatterRules[info.rules.reusableSquatters ? 1 : 0]),
  tag('First', String(info.rules.first + 1)),
  ...(info.seed === null ? [] : [tag('Seed', info.seed)]),
  ...info.players.flatMap(({ name, colour, brand, pilot }, seat) => [
    tag(`Seat${seat + 1}`, name),
    tag(`Look${seat + 1}`, `${colour} ${brand}`),
    tag(`Pilot${seat + 1}`, writePilot(pilot)),
  ]),
]

/** For people only; reading goes by the moves. Group, claimed and all spaces, in the order that decides. */
const result = (match: Match): readonly string[] => {
  if (gameOf(match).phase !== 'over') return []
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

/** Every sight (page or sheet) of the app, and how to open it: a link, stored data and a few taps. */
import { test } from 'node:test'

import { bustCount, orderedRolls, type Rules } from '@/engine'
import { dictionaries, type Phrases } from '@/i18n/dictionaries'
import { gameOf, turnsOf, type Match } from '@/match'
import {
  afterAction,
  type Action,
  freshMatch,
  isBust,
  nextAction,
  playedOut,
  storedWith,
} from '../../browser/support/players'
import { matchWith } from '../../support/matches'
import { picturedTable } from '../../support/scripted'
import { expectNoProblems, opened } from './open'
import type { Opening, Phone } from './phone'

export const languages = ['en', 'de', 'nl'] as const
export type Language = (typeof languages)[number]

export type Sight = {
  readonly name: string
  readonly link: string
  /** The stored match. */
  readonly match?: Match
  /** Other remembered values, by name. */
  readonly remembered?: Readonly<Record<string, unknown>>
  readonly taps?: (phrases: Phrases) => readonly (string | RegExp)[]
  /** Milliseconds until all animations have ended. */
  readonly rests?: number
  readonly settings?: Readonly<Record<string, unknown>>
}

const seed = '00112233445566778899aabbccddeeff'

/** The first moment of a match that meets a condition; it rolls on until half of the rolls would bust. */
const matchWhen = (
  rules: Partial<Rules> & Pick<Rules, 'seats'>,
  isWanted: (match: Match, before: Match) => boolean,
): Match => {
  let [before, match] = [freshMatch(seed, rules), freshMatch(seed, rules)]
  while (!isWanted(match, before)) [before, match] = [match, afterAction(match, daring(match))]
  return match
}

const daring = (match: Match): Action =>
  gameOf(match).phase === 'decide' && bustCount(gameOf(match)) < 108 ? { does: 'roll' } : nextAction(match)

const phase = (match: Match) => gameOf(match).phase

const bustOf = (seats: 2 | 5): Match => {
  let before = freshMatch(seed, { seats })
  for (;;) {
    const after = afterAction(before, daring(before))
    if (isBust(before, after)) return after
    before = after
  }
}

const hasStopped = (match: Match, before: Match): boolean =>
  phase(match) === 'roll' && phase(before) === 'decide' && !isBust(before, match)

const late = (match: Match): boolean => gameOf(match).turnsPlayed > 12

const played = playedOut(freshMatch(seed, { seats: 3 }))
const choosing = matchWhen({ seats: 2 }, (match) => late(match) && phase(match) === 'place')
const botPlays = matchWith(`${picturedTable} 461:46`, { rules: { seats: 4 }, bots: [0, 1, 2, 3] })
const begun = matchWhen({ seats: 2 }, (match) => late(match) && phase(match) === 'decide')
/** Rolling again goes bust in two of five rolls or more. */
const atRisk = matchWhen(
  { seats: 2 },
  (match) => phase(match) === 'decide' && 5 * bustCount(gameOf(match)) >= 2 * orderedRolls,
)

const coached = (match: Match): Match => ({ ...match, info: { ...match.info, coach: true } })
const turnsPlayed = turnsOf(played)
const lastTurn = turnsPlayed.length - 1
const bustTurn = turnsPlayed.findLast(({ ending }) => ending === 'busted')!.number

/** The same moves with real dice. */
const byHand = (match: Match): Match => ({
  ...match,
  info: { ...match.info, dice: 'own', seals: [], starter: 'chosen' },
})

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
const beginning = (text: string): RegExp => new RegExp(`^${escaped(text)}`)

const table = `match/${played.info.id}`

const [anna, ruben, mei] = played.info.players
const known = [anna, ruben, mei].map((player) => ({ ...player, last: '2026-11-18T10:00:00.000Z' }))
const doc = { ...ruben!, name: 'Doc Hollis', pilot: { who: 'bot', level: 'prospector' } as const }
const withDoc: Match = { ...played, info: { ...played.info, players: [anna!, doc, mei!] } }
const tableWith = (players: readonly unknown[], at: string, match: string | null) => ({
  rules: { seats: players.length, first: 0, reusableSquatters: false },
  players,
  dice: 'screen',
  at,
  match,
})
const tables = {
  people: known,
  lastTable: {
    solo: tableWith([anna, doc], '1', null),
    people: tableWith([anna, ruben, mei], '2', played.info.id),
  },
}

export const sights: readonly Sight[] = [
  { name: 'home, first', link: '' },
  { name: 'home', link: '', match: begun },
  { name: 'home, last table', link: '', match: played, remembered: tables },
  { name: 'home, no such match', link: 'match/none' },
  { name: 'new game', link: 'new' },
  { name: 'new game, people known', link: 'new', remembered: tables },
  { name: 'five seats', link: 'new', taps: ({ common }) => [common.players(5)] },
  { name: 'a person’s seat', link: 'new', remembered: tables, taps: () => [/ Anna, /] },
  { name: 'another bot', link: 'new', taps: ({ newGame }) => [newGame.anotherBot] },
  { name: 'a bot’s seat', link: 'new', taps: ({ seatEditor }) => [/1, /, seatEditor.bot] },
  { name: 'the roll-off', link: 'new', taps: ({ newGame }) => [beginning(newGame.diceDecide)], rests: 5000 },
  { name: 'new game, own dice', link: 'new', taps: ({ ownDice }) => [ownDice.own] },
  {
    name: 'a turn begins',
    link: table,
    match: matchWhen({ seats: 2 }, (match, before) => late(match) && hasStopped(match, before)),
    settings: { passScreen: false },
  },
  {
    name: 'choose',
    link: table,
    match: choosing,
  },
  {
    name: 'choose, five seats',
    link: table,
    match: matchWhen({ seats: 5 }, (match) => late(match) && phase(match) === 'place'),
  },
  { name: 'decide', link: table, match: begun },
  {
    name: 'decide, five seats',
    link: table,
    match: matchWhen({ seats: 5 }, (match) => late(match) && phase(match) === 'decide'),
  },
  { name: 'bust', link: table, match: bustOf(2) },
  { name: 'bust, five seats', link: table, match: bustOf(5) },
  {
    name: 'the last round',
    link: table,
    match: matchWhen({ seats: 3 }, (match) => gameOf(match).lastRound !== null && phase(match) === 'roll'),
  },
  {
    name: 'a player’s card',
    link: table,
    match: begun,
    taps: () => [/^Ruben, /],
  },
  {
    name: 'looked at before placing',
    link: table,
    match: choosing,
    settings: { confirm: true },
    taps: ({ board }) => [beginning(board.position(1, 3))],
  },
  {
    name: 'a refusal',
    link: table,
    match: choosing,
    taps: ({ board }) => [beginning(board.position(6, 6))],
    rests: 300,
  },
  {
    name: 'a bot’s turn',
    link: `match/${botPlays.info.id}`,
    match: botPlays,
    taps: ({ play }) => [play.pause],
  },
  {
    name: 'a bot for a seat',
    link: table,
    match: begun,
    taps: ({ play }) => [play.openMenu, beginning(play.handToBot('Anna'))],
  },
  { name: 'own dice, decide', link: table, match: byHand(begun) },
  { name: 'own dice, entering', link: table, match: byHand(begun), taps: () => ['5', '6'] },
  { name: 'own dice, choose', link: table, match: byHand(choosing) },
  { name: 'own dice, bust', link: table, match: byHand(bustOf(5)) },
  { name: 'own dice for a bot', link: `match/${botPlays.info.id}`, match: byHand(botPlays) },
  { name: 'the dice', link: `${table}/dice`, match: played },
  { name: 'the dice, closed', link: `${table}/dice`, match: begun },
  { name: 'a match to check', link: `${table}/dice`, match: played, taps: ({ seal }) => [seal.check] },
  { name: 'match menu', link: table, match: begun, taps: ({ play }) => [play.openMenu] },
  { name: 'result', link: `${table}/result`, match: played, rests: 8000 },
  { name: 'result with a bot’s word', link: `${table}/result`, match: withDoc, rests: 8000 },
  { name: 'saved', link: 'saved', match: played },
  { name: 'saved, none', link: 'saved' },
  {
    name: 'more for a match',
    link: 'saved',
    match: played,
    taps: ({ saved }) => [beginning(saved.more(''))],
  },
  {
    name: 'rename',
    link: 'saved',
    match: played,
    taps: ({ saved }) => [beginning(saved.more('')), saved.actions.rename],
  },
  {
    name: 'deleted',
    link: 'saved',
    match: played,
    taps: ({ saved }) => [beginning(saved.more('')), saved.actions.delete, beginning(saved.deleted)],
  },
  { name: 'back up', link: 'saved', match: played, taps: ({ saved }) => [saved.tools] },
  {
    name: 'add games',
    link: 'saved',
    match: played,
    taps: ({ saved }) => [saved.tools, beginning(saved.importGames)],
  },
  { name: 'how to play', link: 'how' },
  { name: 'claims', link: 'how', taps: ({ learn: { how } }) => [how.next, how.next] },
  { name: 'scoring', link: 'how', taps: ({ learn: { how } }) => Array.from({ length: 5 }, () => how.next) },
  { name: 'summary', link: 'how/summary' },
  { name: 'odds', link: 'how/odds' },
  { name: 'lesson', link: 'lesson', rests: 3000 },
  { name: 'settings', link: 'settings' },
  { name: 'text size', link: 'settings', taps: ({ settings }) => [beginning(settings.textSize)] },
  { name: 'about', link: 'about' },
  { name: 'look back', link: `${table}/back`, match: played },
  { name: 'look back at a bust', link: `${table}/back?turn=${bustTurn}`, match: played },
  {
    name: 'look back at the end',
    link: `${table}/back?turn=${lastTurn}`,
    match: played,
    taps: ({ lookBack }) => [lookBack.turnOn],
  },
  { name: 'an account', link: `${table}/back`, match: played, taps: ({ lookBack }) => [lookBack.more] },
  {
    name: 'how it is worked out',
    link: `${table}/back`,
    match: played,
    taps: ({ lookBack }) => [lookBack.more, lookBack.how],
  },
  { name: 'statistics', link: 'statistics', match: played },
  { name: 'statistics, none', link: 'statistics' },
  { name: 'a hint for a space', link: table, match: coached(choosing), taps: ({ coach }) => [coach.hint] },
  { name: 'a hint to stop or roll', link: table, match: coached(begun), taps: ({ coach }) => [coach.hint] },
  { name: 'decide at great risk', link: table, match: atRisk },
]

export type View = Omit<Opening, 'disk' | 'link'> & {
  readonly language?: Language
  readonly theme?: 'paper' | 'lantern'
}

/** Opens a sight and waits until animations have ended. The caller must kill the phone. */
export async function show(
  sight: Sight,
  { language = 'en', theme = 'paper', ...opening }: View,
): Promise<Phone> {
  const settings = { language, theme, ...sight.settings }
  const phone = await opened({
    ...opening,
    link: `claimit://${sight.link}`,
    disk: new Map(
      Object.entries({
        ...(sight.match ? storedWith(sight.match, settings) : stored('setting', settings)),
        ...stored('remembered', sight.remembered ?? {}),
      }),
    ),
  })
  for (const name of sight.taps?.(dictionaries[language]) ?? []) await phone.press(name)
  await phone.pass(sight.rests ?? 2500)
  return phone
}

/** A test of one sight, which fails on any error or warning. */
export function onSight(
  sentence: string,
  sight: Sight,
  view: View,
  body: (phone: Phone) => Promise<void> | void,
): void {
  void test(`${sentence}, ${view.platform}`, async () => {
    const phone = await show(sight, view)
    try {
      await body(phone)
      expectNoProblems(phone)
    } finally {
      phone.kill()
    }
  })
}

const stored = (
  what: 'setting' | 'remembered',
  values: Readonly<Record<string, unknown>>,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [`claim-it/${what}/${name}`, JSON.stringify(value)]),
  )

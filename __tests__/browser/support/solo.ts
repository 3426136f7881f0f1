/** Matches against bots: the moves that the bots will make, and what the page has written. */
import '../../../tools/networks'
import type { Page } from 'playwright-core'

import { gameOf, newMatch, pilotOf, playBot, recordOf, type Match, type Pilot } from '@/match'
import type { Seat } from '@/engine'
import { brandNames, colourNames } from '@/names'
import type { WithWriteHook } from './disk'

const at = '2026-11-18T11:00:00.000Z'

/** Anna against bots. */
export const freshSolo = (seed: number, pilots: readonly Pilot[], first: Seat = 0): Match =>
  newMatch({
    id: 'browser-match',
    started: '2026-11-18T10:00:00.000Z',
    rules: { seats: (1 + pilots.length) as 2 | 3 | 4 | 5, first, reusableSquatters: false },
    players: [{ who: 'person' } as const, ...pilots].map((pilot, seat) => ({
      name: ['Anna', 'Jack', 'Rosa', 'Doc Hollis', 'Old Silas'][seat]!,
      colour: colourNames[seat]!,
      brand: brandNames[seat]!,
      pilot,
    })),
    seed: seed.toString(16).padStart(32, '0'),
  })

export const isBotsTurn = (match: Match): boolean => {
  const game = gameOf(match)
  return game.phase !== 'over' && pilotOf(match, game.turn).who === 'bot'
}

/** The match now and after each bot action until it is a person's turn. */
export const botsPath = (match: Match): readonly Match[] => {
  const path = [match]
  for (let present = match; isBotsTurn(present);) {
    present = playBot(present, at)
    path.push(present)
  }
  return path
}

export const afterBots = (match: Match): Match => botsPath(match).at(-1)!

export const movesOf = (match: Match): string => recordOf(match).moves

type Watched = { readonly written: readonly string[] }

/** The moves of the match in each write of this page, oldest first. */
export const writtenBy = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => (window as unknown as Watched).written)

export const waitForWrites = async (page: Page, count: number): Promise<void> => {
  await page.waitForFunction((least) => (window as unknown as Watched).written.length >= least, count)
}

/**
 * Runs in the page, before the app. Records each state of the match that is written, once for all its copies, and drops
 * writes after `most` of them. States from before the page was opened are not recorded.
 */
export function watchDisk(most: number): void {
  const { writeHook } = window as unknown as WithWriteHook
  const { get } = IDBObjectStore.prototype
  const movesIn = (text: string): string | undefined => /"moves":"([^"]*)"/.exec(text)?.[1]
  const known = new Set([''])
  const written: string[] = []
  IDBObjectStore.prototype.get = function (key) {
    const request = get.call(this, key) as IDBRequest<unknown>
    request.addEventListener('success', () => known.add(movesIn(String(request.result)) ?? ''))
    return request
  }
  writeHook.decideWrite = (key, text, write) => {
    if (written.length >= most) return
    void write(text)
    const moves = /^claim-it\/(match|twin)\//.test(key) ? movesIn(text) : undefined
    if (moves === undefined || known.has(moves)) return
    known.add(moves)
    written.push(moves)
  }
  Object.assign(window, { written })
}

/** Simulates switching to another tab and back. */
export const setHidden = (page: Page, hidden: boolean): Promise<void> =>
  page.evaluate((isHidden) => {
    Object.defineProperty(document, 'visibilityState', {
      configurable: true,
      get: () => (isHidden ? 'hidden' : 'visible'),
    })
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => isHidden })
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  }, hidden)

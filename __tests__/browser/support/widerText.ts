/** Makes text wider than in any language: longer words, wider letters, names of wide letters. */
import type { Page } from 'playwright-core'

import type { Match } from '@/match'
import { matchWith, type MatchOptions } from '../../support/matches'

/** The longest possible name in the widest letter. */
export const wideName = 'WWWWWWWWWWWW'

export const withWideNames = (moves: string, options: MatchOptions = {}): Match => {
  const { players } = matchWith(moves, options).info
  return matchWith(moves, { ...options, players: players.map((player) => ({ ...player, name: wideName })) })
}

/** Spaces letters so that every text is 15 percent wider. */
export const widenLetters = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      const style = document.createElement('style')
      style.textContent = '#root * { letter-spacing: 0.08em !important }'
      document.head.append(style)
    })
  })
}

/** A made-up language: lengthens each word of the page 1.6 times when it is written. */
export const lengthenWords = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    // Styles are text too and must not change.
    const longer = (text: unknown): unknown =>
      typeof text !== 'string' || text.includes('{')
        ? text
        : text.replace(
            /\p{L}{2,}/gu,
            (word) => word + word.toLowerCase().slice(0, Math.round(0.6 * word.length)),
          )
    for (const [prototype, name] of [
      [Node.prototype, 'textContent'],
      [Node.prototype, 'nodeValue'],
    ] as const) {
      const usual = Object.getOwnPropertyDescriptor(prototype, name)!
      Object.defineProperty(prototype, name, {
        ...usual,
        set(this: Node, text: unknown) {
          usual.set!.call(this, longer(text))
        },
      })
    }
    const write = Document.prototype.createTextNode
    Document.prototype.createTextNode = function (text: string) {
      return write.call(this, longer(text) as string)
    }
  })
}

/** The scenes to photograph for the stores: the path to open, the stored data, and what must be visible. */
import type { Page } from 'playwright-core'

import { storedWith } from '../../../__tests__/browser/support/players'
import { dictionaries, type Phrases } from '../../../src/i18n/dictionaries'
import type { Match } from '../../../src/match/index'
import type { Sitter } from '../../picture/photograph'
import type { Language } from '../texts'
import type { SceneName } from './captions'
import { busted, choosing, deciding, finished, lastTable, underWay } from './matches'

export type Scene = Pick<Sitter, 'path' | 'scheme'> & {
  readonly stored: Readonly<Record<string, string>>
  readonly pose: (page: Page, phrases: Phrases) => Promise<void>
}

export const phrasesOf = (language: Language): Phrases => dictionaries[language]

const onceThere = { 'claim-it/remembered/lessonOffered': 'true' }

const playing = (match: Match, scheme: Scene['scheme'], shown: (phrases: Phrases) => string): Scene => ({
  path: `/match/${match.info.id}`,
  scheme,
  stored: { ...onceThere, ...storedWith(match, { sound: false }) },
  pose: (page, phrases) => page.getByText(shown(phrases)).first().waitFor(),
})

export const scenes = (): Readonly<Record<SceneName, Scene>> => ({
  home: {
    path: '/',
    scheme: 'light',
    stored: { ...onceThere, ...storedWith(underWay()) },
    pose: (page, { home }) => page.getByText(home.continue).first().waitFor(),
  },
  choose: playing(choosing(), 'light', ({ play }) => play.chooseASpace),
  decide: playing(deciding(), 'dark', ({ play }) => play.rollAgain),
  bust: playing(busted(), 'light', ({ play }) => play.nothingFits),
  bots: {
    path: '/new',
    scheme: 'light',
    stored: { ...onceThere, 'claim-it/remembered/lastTable': JSON.stringify(lastTable) },
    pose: async (page, { seatEditor }) => {
      await page.getByRole('button', { name: /Sal Reyes/ }).click()
      await page.getByText(seatEditor.whoSitsHere).first().waitFor()
    },
  },
  results: {
    path: '/match/kitchen-table/result',
    scheme: 'light',
    stored: { ...onceThere, ...storedWith(finished()) },
    pose: (page, { results }) => page.getByRole('list', { name: results.ranking }).waitFor(),
  },
})

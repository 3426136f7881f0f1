/** Dictionaries on the web: English from the start, the others once they are chosen. */
import type * as Half from '@/i18n/dictionaries'
import { dictionaries } from '@/i18n/dictionaries'
import { defaultNames } from '@/i18n/defaultNames'
import { languages } from '@/names'

const onTheWeb = (browser: readonly string[]): typeof Half => {
  Object.defineProperty(globalThis, 'navigator', { configurable: true, value: { languages: browser } })
  let half: typeof Half | undefined
  jest.isolateModules(() => {
    half = jest.requireActual('../../src/i18n/dictionaries.web')
  })
  return half!
}

test('English is there from the start, every other language once it has been fetched', async () => {
  const { phrasesOf, fetchPhrases } = onTheWeb(['en-GB'])
  expect(phrasesOf('en')?.common.settings).toBe(dictionaries.en.common.settings)
  for (const language of ['de', 'nl'] as const) {
    expect(phrasesOf(language)).toBeNull()
    await fetchPhrases(language)
    expect(phrasesOf(language)?.common.settings).toBe(dictionaries[language].common.settings)
  }
})

test("The browser's own language is fetched at start", async () => {
  const { phrasesOf } = onTheWeb(['nl-BE', 'en'])
  await new Promise(setImmediate)
  expect(phrasesOf('nl')?.common.settings).toBe(dictionaries.nl.common.settings)
})

test.each(languages)('The default names of people in %s need no dictionary', (language) => {
  for (const number of [1, 2, 3, 4, 5])
    expect(defaultNames).toContain(dictionaries[language].names.player(number))
})

/** Which language is spoken. */
import { languageOf } from '@/i18n/languages'

test('A chosen language is spoken whatever the system says', () => {
  expect(languageOf('nl', ['de-DE'])).toBe('nl')
})

test('The first language of the system that the app knows is spoken', () => {
  expect(languageOf('system', ['de-AT', 'en-GB'])).toBe('de')
  expect(languageOf('system', ['tlh-AQ', 'nl_BE', 'de'])).toBe('nl')
  expect(languageOf('system', ['EN'])).toBe('en')
})

test('English is spoken where the system knows none of ours', () => {
  expect(languageOf('system', ['tlh-AQ'])).toBe('en')
  expect(languageOf('system', [])).toBe('en')
})

test('A language that only begins like one of ours is not mistaken for it', () => {
  expect(languageOf('system', ['den-CA', 'nld'])).toBe('en')
})

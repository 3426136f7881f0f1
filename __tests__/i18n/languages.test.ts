/** Which language the app chooses. */
import { languageOf } from '@/i18n/languages'

test('A chosen language wins over the system’s', () => {
  expect(languageOf('nl', ['de-DE'])).toBe('nl')
})

test('Otherwise the system’s first language that the app has is used', () => {
  expect(languageOf('system', ['de-AT', 'en-GB'])).toBe('de')
  expect(languageOf('system', ['tlh-AQ', 'nl_BE', 'de'])).toBe('nl')
  expect(languageOf('system', ['EN'])).toBe('en')
})

test('English is used when the app has none of the system’s languages', () => {
  expect(languageOf('system', ['tlh-AQ'])).toBe('en')
  expect(languageOf('system', [])).toBe('en')
})

test('A language code that only starts like one of the app’s does not match', () => {
  expect(languageOf('system', ['den-CA', 'nld'])).toBe('en')
})

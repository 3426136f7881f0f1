/** Dates and times in the list of saved games. */
import { dictionaries } from '@/i18n/dictionaries'
import { whenPhrase } from '@/screens/saved/entryText'

const now = new Date(2026, 10, 18, 0, 30)
const tested = ['en', 'de', 'nl'] as const
const say = (...time: [number, number, number, number, number]): readonly string[] =>
  tested.map((language) => whenPhrase(new Date(...time).toISOString(), now, dictionaries[language].common))

test('Today and yesterday show the time', () => {
  expect(say(2026, 10, 18, 0, 5)).toEqual(['Today at 0:05', 'Heute um 0:05', 'Vandaag om 0:05'])
  expect(say(2026, 10, 17, 23, 59)).toEqual(['Yesterday at 23:59', 'Gestern um 23:59', 'Gisteren om 23:59'])
})

test('Earlier days show their date, with the year if it is another one', () => {
  expect(say(2026, 10, 9, 12, 0)).toEqual(['9 November', '9. November', '9 november'])
  expect(say(2025, 2, 1, 12, 0)).toEqual(['1 March 2025', '1. März 2025', '1 maart 2025'])
})

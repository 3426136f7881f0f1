/** What must be true of every phrase, and the words that the printed games use. */
import { argumentsFor, names, numbersIn, places, type Sample } from './arguments'
import { refusalCodes, type Refusal } from '@/engine'
import { dictionaries, type Phrases } from '@/i18n/dictionaries'
import type { RefusalFacts } from '@/i18n/refusalFacts'
import { type Language, languages } from '@/names'

/** All fixed texts of a dictionary with their place. */
const textsOf = (value: unknown, place: string): readonly (readonly [string, string])[] => {
  if (typeof value === 'string') return [[place, value]]
  if (Array.isArray(value)) return value.flatMap((each, at) => textsOf(each, `${place}.${at}`))
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([key, each]) =>
      textsOf(each, place === '' ? key : `${place}.${key}`),
    )
  return []
}

const texts = (language: Language) => textsOf(dictionaries[language], '')

const at = (language: Language, place: string): unknown =>
  place
    .split('.')
    .reduce(
      (inside, key) => (inside as Readonly<Record<string, unknown>>)[key],
      dictionaries[language] as unknown,
    )

/** The text of a phrase with its arguments; several lines as one. */
const said = (language: Language, place: string, sample: Sample): string => {
  const phrase = at(language, place) as (...given: readonly unknown[]) => string | readonly string[]
  return [phrase(...argumentsFor(place, sample))].flat().join(' ')
}

const samples: readonly Sample[] = [
  { number: 1, turn: 0 },
  { number: 2, turn: 1 },
  { number: 7, turn: 2 },
  { number: 0, turn: 1 },
]
/** A stop always has markers, so no phrase needs a zero. */
const isOfNothing = (place: string, { number }: Sample): boolean => number === 0 && place === 'play.taking'

const speeches = (language: Language): readonly (readonly [string, string])[] =>
  places.flatMap((place) =>
    samples
      .filter((sample) => !isOfNothing(place, sample))
      .map((sample) => [place, said(language, place, sample)] as const),
  )

/** The arguments that make no difference: the phrase is the same for both numbers. */
const ignoredNumbers = (language: Language, number: number, other: number): readonly string[] =>
  places.flatMap((place) =>
    Array.from({ length: numbersIn(place) }, (_, at) => at)
      .filter((at) => {
        const odd = { place: at, number: other }
        return said(language, place, { number, turn: 1 }) === said(language, place, { number, turn: 1, odd })
      })
      .map((at) => `${place}, number ${at + 1}`),
  )

/** The phrases whose words differ between one and many, apart from the number. */
const pluralsOf = (language: Language): readonly string[] => {
  const bare = (place: string, number: number) =>
    said(language, place, { number, turn: 1 })
      .replace(/\d+(\.|st|nd|rd|th)?/g, '#')
      .replace(/\b(one|two|ein|eine|zwei|één|twee)\b/gi, '#')
  return places.filter((place) => bare(place, 1) !== bare(place, 2))
}

/** Words that are their own plural: der Spieler, die Spieler. */
const alike: Partial<Record<Language, readonly string[]>> = {
  de: ['common.players', 'learn.odds.last.bar'],
  nl: ['statistics.streak'],
}

/** Texts that several languages share: names, signs, figures and two words. */
const shared = /^(Claim It!|claims|bots|Bot, \w+|[A-Z]\w+( \d)?\.?|[+\d\s,.%]*)$/

describe.each(languages)('In %s', (language) => {
  test('no phrase is empty or has blanks at its ends', () => {
    expect(texts(language).filter(([, text]) => text.trim() === '' || text !== text.trim())).toEqual([])
  })

  test('no phrase with arguments has blanks at its ends, a hole, or straight quotes', () => {
    const wrong = speeches(language).filter(
      ([, text]) => text !== text.trim() || text === '' || /undefined|null|NaN|\[object|['"]|  /.test(text),
    )
    expect(wrong).toEqual([])
  })

  test('every phrase has the same key and the same arguments as in English', () => {
    const kinds = (each: Language) => [...texts(each).map(([place]) => place), ...places].sort()
    expect(kinds(language)).toEqual(kinds('en'))
    expect(places.filter((place) => typeof at(language, place) !== 'function')).toEqual([])
  })

  test('every phrase contains the same names and numbers as in English', () => {
    const unnamed = places.flatMap((place) =>
      samples.filter((sample) => {
        const namesIn = (each: Language) => names.filter((name) => said(each, place, sample).includes(name))
        return namesIn(language).join() !== namesIn('en').join()
      }),
    )
    expect(unnamed).toEqual([])
    expect(ignoredNumbers(language, 2, 7)).toEqual(ignoredNumbers('en', 2, 7))
  })

  test('singular and plural differ where they do in English, unless the language has one word for both', () => {
    const plurals = pluralsOf('en').filter((place) => !alike[language]?.includes(place))
    expect(pluralsOf(language)).toEqual(expect.arrayContaining(plurals))
  })

  test('exclamation marks only end phrases of play, announcements and results', () => {
    const shouting = texts(language).filter(([, text]) => text.includes('!') && !text.includes('Claim It!'))
    for (const [place, text] of shouting) {
      expect(place).toMatch(/^(play|announce|results)\./)
      expect(text).toMatch(/!$/)
    }
  })

  test('quotes and apostrophes are curly', () => {
    expect(texts(language).filter(([, text]) => /['"]/.test(text))).toEqual([])
  })

  test('every refusal is a full sentence that names its facts', () => {
    const facts: { readonly [Code in Refusal['code']]: RefusalFacts<Code> } = {
      'wrong-phase': { phase: 'roll' },
      'bad-move': {},
      'bad-dice': {},
      'bad-space': {},
      'not-rolled': { column: 4, row: 6, dice: [3, 5, 2] },
      'closed-space': { column: 3, row: 3, by: 'Anna', thisTurn: false },
      'squatter-used': { column: 1, row: 2, squatter: 4, at: { column: 5, row: 6 } },
    }
    const say = dictionaries[language].refusals as Record<string, (facts: unknown) => string>
    for (const code of refusalCodes) expect(say[code]!(facts[code])).toMatch(/^\S.*\.$/)
    expect(say['closed-space']!(facts['closed-space'])).toContain('Anna')
    for (const fact of ['4', '5', '6']) expect(say['squatter-used']!(facts['squatter-used'])).toContain(fact)
  })
})

const others = languages.filter((language) => language !== 'en')

test.each(others)('No phrase is left in English in %s', (language) => {
  const english = new Set([...texts('en'), ...speeches('en')].map(([, text]) => text))
  const left = [...texts(language), ...speeches(language)].filter(
    // “Otter” is the same word in Dutch.
    ([name, text]) => english.has(text) && !shared.test(text) && !name.startsWith('seal.words.'),
  )
  expect(left).toEqual([])
})

/** The languages whose words the tests below contain. */
const translated = ['en', 'de', 'nl'] as const

test('Each language has its own singular and plural forms', () => {
  const forms = (pick: (phrases: Phrases) => (count: number) => string) =>
    translated.map((language) => [pick(dictionaries[language])(1), pick(dictionaries[language])(2)])
  expect(forms(({ common }) => common.squatters)).toEqual([
    ['1 squatter', '2 squatters'],
    ['1 Anspruchstein', '2 Anspruchsteine'],
    ['1 kraaksteen', '2 kraakstenen'],
  ])
  expect(forms(({ common }) => common.claims)).toEqual([
    ['1 claim', '2 claims'],
    ['1 Goldclaim', '2 Goldclaims'],
    ['1 geclaimd veld', '2 geclaimde velden'],
  ])
})

test('Lists are joined by the word of the language', () => {
  expect(translated.map((language) => dictionaries[language].common.list(['Anna', 'Ruben', 'Mei']))).toEqual([
    'Anna, Ruben and Mei',
    'Anna, Ruben und Mei',
    'Anna, Ruben en Mei',
  ])
  expect(dictionaries.en.common.list(['Anna'])).toBe('Anna')
  expect(dictionaries.en.common.list([])).toBe('')
})

test('Spaces are named column first', () => {
  const space = { column: 5, row: 2 }
  expect(translated.map((language) => dictionaries[language].common.space(space))).toEqual([
    'column 5, row 2',
    'Spalte 5, Reihe 2',
    'kolom 5, rij 2',
  ])
})

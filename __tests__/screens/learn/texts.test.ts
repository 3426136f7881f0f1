/** The texts of the lesson and the rules: complete in each language, with the terms of the printed games. */
import { claimTarget } from '@/engine'
import { dictionaries } from '@/i18n/dictionaries'
import { languages } from '@/names'
import { pageNames, pages } from '@/screens/learn/rules/pages'
import { lessonSteps, newLesson } from '@/screens/learn/lesson/lesson'
import { sentenceOfStep } from '@/screens/learn/lesson/useLesson'

/** All texts of the pages; phrases with arguments get the ones they have on screen. */
const textOf = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value]
  if (typeof value === 'function') return textOf((value as (targets: unknown) => unknown)(claimTarget))
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textOf) : []
}

describe.each(languages)('In %s', (language) => {
  const phrases = dictionaries[language]
  const { learn } = phrases

  test('every page explains each symbol of its legend and each board to try', () => {
    for (const name of pageNames) {
      expect(Object.keys(learn.pages[name].legend).sort()).toEqual([...pages[name].legend].sort())
      expect(Object.keys(learn.pages[name].tries).sort()).toEqual([...pages[name].tries].sort())
    }
  })

  test('bold markup is balanced', () => {
    for (const text of textOf([learn.pages, learn.summary.lines]))
      expect([text, text.split('*').length % 2]).toEqual([text, 1])
  })

  test('every step of the lesson is one sentence with balanced bold markup', () => {
    for (const step of lessonSteps) {
      const sentence = sentenceOfStep({ ...newLesson(), step }, phrases)
      expect(sentence).toMatch(/^[^.]*\.$/)
      expect(sentence.split('*').length % 2).toBe(1)
      expect(sentence).not.toContain('undefined')
    }
  })

  test('the claims that start the last round are on their page and in the summary', () => {
    const { last } = learn.pages
    for (const target of Object.values(claimTarget)) {
      expect(last.text(claimTarget)).toContain(`*${target}*`)
      expect(learn.summary.lines(claimTarget).join(' ')).toContain(`*${target}*`)
    }
  })
})

test('Uses the terms of the printed games', () => {
  const words = {
    en: ['squatter', 'claim', 'settled', 'claimed space', 'largest group', 'bust', 'column', 'row'],
    de: [
      'Anspruchstein',
      'Besitzstein',
      'besetztes Feld',
      'Goldclaim',
      'größte Goldmine',
      'Fehlwurf',
      'Spalte',
      'Reihe',
    ],
    nl: ['kraaksteen', 'claimsteen', 'bezet', 'geclaimd', 'grootste groep', 'misworp', 'kolom', 'rij'],
  } as const
  // The game was not printed in every language that the app may speak.
  for (const [language, printed] of Object.entries(words)) {
    const { pages: texts, summary } = dictionaries[language as keyof typeof words].learn
    const all = textOf([texts, summary.lines]).join(' ').replaceAll('*', '').toLowerCase()
    for (const word of printed) expect(all).toContain(word.toLowerCase())
  }
})

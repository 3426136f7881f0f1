/** Tidying names that were typed, imported or read. */
import * as fc from 'fast-check'
import { tidyName } from '@/match/tidyName'
import { costOfFourTimes } from '../support/cost'

const zeroWidths = ['\u200B', '\u200C', '\u200D', '\u2060', '\uFEFF', '\u00AD', '\u034F', '\u180E']
const directions = ['\u061C', '\u200E', '\u200F', '\u202A', '\u202E', '\u2066', '\u2069']
const blanks = [' ', '\u00A0', '\u2003', '\u3000', '\n', '\t', '\u2800', '\u3164', '\u115F', '\uFFA0']
const controls = ['\u0000', '\u001B', '\u007F', '\u0085']
const marks = ['\u0301', '\u0308', '\u20DD', '\u064B', '\u094D', '\uFE0F', '\u{E0100}']
const halves = ['\uD83D', '\uDE00']
const invisible = fc.constantFrom(...zeroWidths, ...directions, ...blanks, ...controls, ...marks, '\u{E0041}')

const badlyBegunOrSpaced = /^[\p{M}\p{Z}\p{Default_Ignorable_Code_Point}]|\s$|\s\s/u
const hiding = /[\p{Bidi_Control}\p{Cc}\p{Cs}]/u

const ordinary = [
  'Anna',
  'Doc Hollis',
  'Søren Ægir',
  'Cafe\u0301',
  'Ελένη',
  'Никита',
  'محمد',
  '李小龙',
  'さくら',
  'हिन्दी',
  'می\u200Cخواهم',
  'क्\u200Dष',
  '👩\u200D👩\u200D👧',
  '❤\uFE0F',
  '👩🏽\u200D🚀',
  '1\uFE0F\u20E3',
  'O’Neill-3',
]

describe('a name', () => {
  it.each(ordinary)('stays unchanged if all of it is visible: %s', (name) => {
    expect(tidyName(name)).toBe(name)
  })

  it.each([
    ['  Anna \n  Maria ', 'Anna Maria'],
    ['An\u200Bna', 'Anna'],
    ['An\u200Dna', 'Anna'],
    ['\u202Eanna\u202C', 'anna'],
    ['\u0301Anna', 'Anna'],
    ['Anna \u0301\u200C', 'Anna'],
    ['Anna\uD83D', 'Anna'],
  ])('loses its invisible characters: %j', (typed, name) => {
    expect(tidyName(typed)).toBe(name)
  })

  it('is empty if none of it is visible', () => {
    fc.assert(
      fc.property(fc.array(invisible, { maxLength: 40 }), (parts) => {
        expect(tidyName(parts.join(''))).toBe('')
      }),
    )
  })

  it('does not change when tidied again, begins with a visible character, and has no control characters or lone surrogates', () => {
    const part = fc.oneof(
      invisible,
      fc.constantFrom(...halves, ...ordinary),
      fc.string({ unit: 'binary', maxLength: 3 }),
    )
    fc.assert(
      fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
        const name = tidyName(parts.join(''))
        return tidyName(name) === name && !badlyBegunOrSpaced.test(name) && !hiding.test(name)
      }),
      { numRuns: 2000 },
    )
  })

  it('takes time proportional to its length', async () => {
    const parts = ['\u200B', '\u0301\u200C', ' \u0301', 'a\u200D']
    const tidied = (length: number): unknown => parts.map((part) => tidyName(part.repeat(length)))
    expect(await costOfFourTimes(25_000, tidied)).toBeLessThan(10)
  })
})

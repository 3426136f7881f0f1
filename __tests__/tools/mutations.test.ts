/** The list of broken rules stays true to the rules as they are written today; that each is caught, `npm run mutations` shows. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { mutations } from '../../tools/mutations/mutations'

const source = (file: string): string => readFileSync(join(__dirname, '../../src/engine', file), 'utf8')

test('every rule from R1 to R23 is broken at least once, in order', () => {
  const rules = [...new Set(mutations.map(({ rule }) => rule))]
  expect(rules).toEqual(Array.from({ length: 23 }, (_, index) => `R${index + 1}`))
})

test.each(mutations)('$rule, $breaks: its line stands once in $file', ({ file, find, replace }) => {
  expect(source(file).split(find)).toHaveLength(2)
  expect(replace).not.toBe(find)
})

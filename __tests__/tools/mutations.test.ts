/** Every mutation still applies to the engine's source. `npm run mutations` shows that the tests catch each. */
import { join } from 'node:path'
import { breakIn, broken, read, sourcesIn } from '../../tools/mutations/breaking'
import { mutations, type Mutation } from '../../tools/mutations/mutations'

const engine = sourcesIn(join(__dirname, '../../src/engine'))

test('there is at least one mutation for every rule from R1 to R23, in order', () => {
  const rules = [...new Set(mutations.map(({ rule }) => rule))]
  expect(rules).toEqual(Array.from({ length: 23 }, (_, index) => `R${index + 1}`))
})

test.each(mutations)('$rule, $breaks: matches one place in the engine', (mutation) => {
  const place = breakIn(engine, mutation)
  expect(broken(place)).not.toBe(place.text)
})

describe('The place of a mutation', () => {
  const mutation: Mutation = {
    rule: 'R17',
    breaks: 'one claim less is enough',
    within: 'enough',
    find: "$claims >= target['a']",
    put: "$claims >= target['a'] - 1",
  }
  const brokenIn = (text: string): string => broken(breakIn([read({ file: 'any.ts', text })], mutation))

  test('is found regardless of layout, comments, quotes and names', () => {
    expect(brokenIn('const enough = (held) =>\n  held /* now */ >=\n    target["a"]\n')).toBe(
      "const enough = (held) =>\n  held >= target['a'] - 1\n",
    )
    expect(brokenIn("export function enough(c) { return c >= target['a'] }")).toContain(
      "c >= target['a'] - 1",
    )
  })

  test.each([
    ['that is gone', 'const enough = (held) => held > target'],
    ['that stands twice', "const enough = (a, b) => a >= target['a'] && b >= target['a']"],
    ['that stands elsewhere only', "const other = (held) => held >= target['a']"],
  ])('%s is an error that names the rule', (_, text) => {
    expect(() => brokenIn(text)).toThrow(
      /^R17, “one claim less is enough”: .* not once\. The engine has changed/,
    )
  })
})

import { scaleOf, textStyle, typeTokens, type TypeName } from '@/theme/type'

const names = Object.keys(typeTokens) as TypeName[]

describe('the styles of text', () => {
  test.each(names)('%s is never smaller than 13', (name) => {
    expect(typeTokens[name].size).toBeGreaterThanOrEqual(13)
  })

  test.each(names)('%s grows with the text scale, unless it is a big heading', (name) => {
    const heading = typeTokens[name].family.startsWith('Besley') && typeTokens[name].size >= 19
    expect(scaleOf(name, 2)).toBe(heading ? 1.2 : 2)
  })

  it('grows font size and line height together', () => {
    expect(textStyle('body', 1.3)).toMatchObject({ fontSize: 16 * 1.3, lineHeight: Math.round(22 * 1.3) })
  })
})

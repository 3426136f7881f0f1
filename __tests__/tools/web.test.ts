/** The page around the web app. */
import { firstPicture } from '../../tools/web/firstPicture'
import { compiledWhole, renamed, splitCalls } from '../../tools/web/modules'
import { pageOf, policy, withScript, type PageParts } from '../../tools/web/page'

const exported = `<!doctype html><html><head><meta charset="utf-8"></head><body><div id="root"></div></body></html>`
const coat = {
  bg: '#aaaaaa',
  panel: '#bbbbbb',
  line: '#cccccc',
  ink: '#dddddd',
  plots: '',
  mark: '<svg></svg>',
}
const picture = firstPicture({
  paper: { ...coat, hills: '<path fill="#111111"/><path fill="#222222"/>' },
  lantern: { ...coat, hills: '<path fill="#333333"/><path fill="#222222"/>' },
})
const parts: PageParts = {
  base: '/claim-it',
  site: 'https://a.org',
  name: 'Claim It!',
  description: 'A game.',
  fonts: ['assets/a.woff2'],
  picture,
}

test('the security policy comes before everything that it applies to', () => {
  const page = pageOf(exported, parts)
  expect(page).toContain(`<head>\n<meta http-equiv="Content-Security-Policy" content="${policy}">`)
  expect(policy).toContain(`script-src 'self';`)
})

test('every address in the page is below its base', () => {
  const asked = [...pageOf(exported, parts).matchAll(/(?:href|src)="([^"]*)"/g)].map(([, path]) => path!)
  expect(asked.length).toBeGreaterThan(3)
  expect(asked.filter((path) => !path.startsWith('/claim-it/'))).toEqual([])
})

test('at the root of a host every address in the page is below the root', () => {
  const asked = [...pageOf(exported, { ...parts, base: '' }).matchAll(/(?:href|src)="([^"]*)"/g)]
  expect(asked.map(([, path]) => path)).toEqual([
    '/manifest.webmanifest',
    '/icons/180.png',
    '/first.js',
    '/assets/a.woff2',
  ])
})

test('the preview picture has an absolute address if the host is known', () => {
  expect(pageOf(exported, parts)).toContain('content="https://a.org/claim-it/icons/preview.png"')
})

test('an exported page without the expected parts is refused', () => {
  expect(() => pageOf('<html><head></head><body></body></html>', parts)).toThrow('<div id="root"></div>')
})

test('the script that starts the app runs after all others', () => {
  const page = withScript('<body><script src="/a.js" defer></script></body>', '/start.js')
  expect(page).toMatch(/a\.js" defer><\/script><script src="\/start\.js" defer><\/script>\s*<\/body>/)
})

test('both themes of the first picture share one drawing, each with its colours', () => {
  expect(picture.markup).toContain('<path fill="var(--c0)"/><path fill="var(--c1)"/>')
  expect(picture.style).toMatch(/--c0:#111111;--c1:#222222.*prefers-color-scheme:dark.*--c0:#333333/s)
})

test('themes that differ in more than colours are refused', () => {
  const [paper, lantern] = [
    { ...coat, hills: '<path/>' },
    { ...coat, hills: '<rect/>' },
  ]
  expect(() => firstPicture({ paper, lantern })).toThrow('more than colours')
})

describe('the modules of a script', () => {
  const run = (script: string): readonly unknown[] => {
    const defined: unknown[] = []
    const define = (factory: () => unknown, id: number, needs: unknown) =>
      defined.push([factory(), id, needs])
    new Function('__d', script)(define)
    return defined
  }
  const script = [
    `__d(function(){return'},7,[]);'},1,[2,3]);`,
    `__d(function(){return \`two`,
    `__d(lines\`},2,[]);`,
    `__d(function(){return()=>3},"3",{"0":4,"paths":{"4":"/a.js"}});`,
  ].join('\n')

  it('are put in brackets and behave as before', async () => {
    const bracketed = await renamed(script)
    expect(bracketed.match(/__d\(\(function/g)).toHaveLength(3)
    expect(JSON.stringify(run(bracketed))).toBe(JSON.stringify(run(script)))
  })

  it('have the same variable names in all modules', async () => {
    const modules = `__d(function(g,r){return r(g)},1,[]);\n__d(function(a,b){return b(a)},2,[]);`
    const [one, other] = (await renamed(modules)).match(/function\(\w,\w\)\{[^}]*\}/g)!
    expect(one).toBe(other)
  })
})

describe('the calls that start the app', () => {
  const modules = '__d((function(){}),0,[]);\n__d((function(){}),3,[]);'

  it('are taken from the end of their script', () => {
    expect(splitCalls(`${modules}\n__r(3);\n__r(0);`)).toEqual([modules, '__r(3);\n__r(0);'])
  })

  it('leave a script unchanged except for a first line that asks to compile all of it', () => {
    const [asks, ...rest] = compiledWhole(modules).split('\n')
    expect(asks).toBe('//# allFunctionsCalledOnLoad')
    expect(rest.join('\n')).toBe(modules)
  })

  it('are empty in a script that has none', () => {
    expect(splitCalls(modules)).toEqual([modules, ''])
  })
})

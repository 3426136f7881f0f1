/** Prints the figures of docs/architecture.md about the code in `src`: `npx tsx tools/figures.ts`. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { filesBelow } from './filesBelow'

const root = join(__dirname, '..')
const windowClasses = /\b(layout|shape|text|isDesktop|isPhone|isSmall|isTiny|cards)\b/g
/** What a line reads from the window: by destructuring it, or one property. */
const windowReads = /\{([^}]*)\} = (?:useWindow\(\)|(?:\w+\.)?window$)|(?:useWindow\(\)|\bwindow)\.(\w+)/gm

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0

const nonNull = (path: string, text: string): number => {
  let found = 0
  const visit = (node: ts.Node): void => {
    if (ts.isNonNullExpression(node)) found += 1
    node.forEachChild(visit)
  }
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, false))
  return found
}

const files = filesBelow(join(root, 'src'))
  .filter((path) => /\.tsx?$/.test(path))
  .map((path) => {
    const text = readFileSync(join(root, 'src', path), 'utf8')
    const reads = [...text.matchAll(windowReads)].map(([, many = '', one = '']) => many + one)
    return {
      path,
      room: path.includes('/') ? path.slice(0, path.indexOf('/')) : 'src',
      lines: count(text, /\n/g),
      nonNull: nonNull(path, text),
      lets: count(text, /^(?:export )?let /gm),
      maps: count(text, /^(?:export )?const [^=]*= (?:new (?:Map|Set|WeakMap)\b|createStore)/gm),
      windowReads: count(reads.join(' '), windowClasses),
    }
  })

const total = (of: typeof files, figure: 'lines' | 'nonNull' | 'lets' | 'maps' | 'windowReads'): number =>
  of.reduce((sum, file) => sum + file[figure], 0)

const figuresOf = (of: typeof files) => ({
  files: of.length,
  lines: total(of, 'lines'),
  nonNull: total(of, 'nonNull'),
  lets: total(of, 'lets'),
  maps: total(of, 'maps'),
  windowReads: total(of, 'windowReads'),
  windowFiles: of.filter((file) => file.windowReads > 0).length,
})

const rooms = [...new Set(files.map(({ room }) => room))]
console.table({
  ...Object.fromEntries(rooms.map((room) => [room, figuresOf(files.filter((file) => file.room === room))])),
  'screens/play': figuresOf(files.filter(({ path }) => path.startsWith('screens/play/'))),
  all: figuresOf(files),
})
const indexes = files.filter(({ path }) => /(^|\/)index\.ts$/.test(path)).map(({ path }) => path)
console.log(`${indexes.length} index files: ${indexes.join(', ')}`)
const readme = readFileSync(join(root, 'README.md'), 'utf8')
console.log(`README.md: ${count(readme, /\S*[A-Za-z0-9]\S*/g)} words, ${count(readme, /\n/g)} lines`)

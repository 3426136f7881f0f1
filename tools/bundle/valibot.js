// Valibot in one file of what the app uses of it: its package is one module of everything, and Metro takes modules whole.
const { readdirSync, readFileSync } = require('node:fs')
const { join, resolve } = require('node:path')
const { buildSync } = require('esbuild')
const valibot = require('valibot')

const root = resolve(__dirname, '../..')

const usedNames = () => {
  const files = readdirSync(join(root, 'src'), { recursive: true }).filter((path) => path.endsWith('.ts'))
  const sources = files.map((path) => readFileSync(join(root, 'src', path), 'utf8'))
  const names = sources
    .filter((source) => source.includes(`import * as v from 'valibot'`))
    .flatMap((source) => [...source.matchAll(/\bv\.(\w+)/g)].map(([, name]) => name))
  // What is no value is a type.
  return [...new Set(names)].filter((name) => name in valibot).sort()
}

/** Writes the file anew, and says where it lies: in the package, so that its licence is found by the path. */
exports.usedOfValibot = () => {
  const file = join(root, 'node_modules/valibot/dist/used.js')
  buildSync({
    stdin: { contents: `export { ${usedNames().join(', ')} } from 'valibot'`, resolveDir: root },
    outfile: file,
    bundle: true,
    format: 'esm',
    target: 'es2020',
  })
  return file
}

// Leads imports through a room's door straight to the file behind it: a bundler takes a whole module or none of it, and with its
// door a whole room would come before Home is drawn. For Babel, in what the web ships; our sources and tests know nothing of it.
// React Navigation's packages are such rooms too: their modules do nothing by being read.
const { createHash } = require('node:crypto')
const { existsSync, readdirSync, readFileSync } = require('node:fs')
const { dirname, join, relative, resolve, sep } = require('node:path')
const { parseSync } = require('@babel/core')

const root = resolve(__dirname, '../..')
const src = join(root, 'src')
const navigation = /^@react-navigation\/(native|core|routers)$/

const parse = (file) =>
  parseSync(readFileSync(file, 'utf8'), {
    filename: file,
    babelrc: false,
    configFile: false,
    parserOpts: { plugins: ['typescript', ...(file.endsWith('x') ? ['jsx'] : [])] },
  }).program.body

/** Where an import leads, without its ending; null for other packages. */
const moduleOf = (from, file) => {
  if (from.startsWith('@/')) return join(src, from.slice(2))
  if (navigation.test(from)) return join(root, 'node_modules', from, 'lib/module/index')
  return from.startsWith('.') ? resolve(dirname(file), from.replace(/\.js$/, '')) : null
}
const fileOf = (module) => ['.ts', '.tsx', '.js'].map((end) => module + end).find((file) => existsSync(file))

const namesIn = ({ declaration }) => {
  if (!declaration) return []
  if (declaration.declarations) return declaration.declarations.map(({ id }) => id.name)
  return declaration.id ? [declaration.id.name] : []
}

const known = new Map()
/** What a module hands out that lies in another, and in which. */
const doorOf = (module) => {
  const found = known.get(module)
  if (found) return found
  const file = fileOf(module)
  const door = new Map()
  known.set(module, door)
  for (const statement of file === undefined ? [] : parse(file)) {
    const from = statement.source && moduleOf(statement.source.value, file)
    if (statement.type === 'ExportAllDeclaration' && from)
      for (const [name, behind] of handedOutBy(from)) door.set(name, behind)
    if (statement.type === 'ExportNamedDeclaration' && from)
      for (const { local, exported } of statement.specifiers) {
        const behind = doorOf(from).get(local.name) ?? { module: from, name: local.name }
        door.set(exported.name, behind)
      }
  }
  return door
}

/** The same, and what lies in the module itself. */
const handedOutBy = (module) => {
  const own = parse(fileOf(module))
    .filter(({ type, source }) => type === 'ExportNamedDeclaration' && !source)
    .flatMap((statement) => [
      ...namesIn(statement),
      ...statement.specifiers.map(({ exported }) => exported.name),
    ])
  return new Map([...own.map((name) => [name, { module, name }]), ...doorOf(module)])
}

/** Changes whenever something lies elsewhere behind a door: what was bundled before is then out of date. */
const keyOfDoors = () => {
  const doors = readdirSync(src, { recursive: true }).filter((path) => /(^|[\\/])index\.ts$/.test(path))
  const modules = doors.map((path) => join(src, path.replace(/\.ts$/, '')))
  const packages = ['native', 'core', 'routers'].map((name) => moduleOf(`@react-navigation/${name}`))
  const all = [...modules, ...packages].map((module) => [...doorOf(module)])
  return createHash('sha1').update(JSON.stringify(all)).digest('hex')
}

const isDoor = (from) => navigation.test(from) || /^(@|\.).*\/index$/.test(from)
const isOurs = (file) =>
  !file.includes('node_modules') || /node_modules[\\/]@react-navigation[\\/]/.test(file)

const plugin = ({ types }) => ({
  visitor: {
    ImportDeclaration(path, { filename }) {
      const { source, specifiers, importKind } = path.node
      if (importKind === 'type' || !isOurs(filename) || !isDoor(source.value)) return
      const door = doorOf(moduleOf(source.value, filename))
      const straight = specifiers.filter(
        ({ type, importKind: kind, imported }) =>
          type === 'ImportSpecifier' && kind !== 'type' && door.has(imported.name),
      )
      for (const { local, imported } of straight) {
        const { module, name } = door.get(imported.name)
        const way = relative(dirname(filename), module)
          .replaceAll(sep, '/')
          .replace(/^(?!\.)/, './')
        path.insertAfter(
          types.importDeclaration(
            [types.importSpecifier(local, types.identifier(name))],
            types.stringLiteral(way),
          ),
        )
      }
      if (straight.length === specifiers.length) path.remove()
      else path.node.specifiers = specifiers.filter((each) => !straight.includes(each))
    },
  },
})

module.exports = Object.assign(plugin, { keyOfDoors })

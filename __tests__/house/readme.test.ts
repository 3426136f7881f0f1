/** Checks scripts, files and the import table in the README, and docs/dependencies.md. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { mayImport, root, rooms, type Room } from './rooms'

const read = (file: string): string => readFileSync(join(root, file), 'utf8')
const readme = read('README.md')
const manifest = JSON.parse(read('package.json')) as {
  readonly scripts: Readonly<Record<string, string>>
  readonly dependencies: Readonly<Record<string, string>>
  readonly devDependencies: Readonly<Record<string, string>>
  readonly overrides: Readonly<Record<string, string>>
}

it('opens with the two commands', () => {
  const [, first = ''] = /```sh\n([^`]*)```/.exec(readme) ?? []
  expect(first).toContain('npm ci && npm run web')
  expect(first).toContain('npm ci && npm test')
})

it('names only scripts that exist', () => {
  const named = [...readme.matchAll(/`npm (?:run )?([a-z:]+)[^`]*`/g)].map(([, script = '']) => script)
  expect(named.length).toBeGreaterThan(8)
  expect(named.filter((script) => script !== 'ci' && manifest.scripts[script] === undefined)).toEqual([])
})

it('says in docs/dependencies.md what every dependency and every override is for', () => {
  const reasons = read('docs/dependencies.md')
  const dependencies = [manifest.dependencies, manifest.devDependencies, manifest.overrides].flatMap(
    Object.keys,
  )
  const explained = (name: string): boolean =>
    reasons.includes(`\`${name}\``) ||
    (name.startsWith('@') && reasons.includes(`\`${name.split('/')[0]}/*\``))
  expect(dependencies.filter((name) => !explained(name))).toEqual([])
})

it('names only files that exist', () => {
  const named = [...readme.matchAll(/(?:`|\]\()((?:src|tools|__tests__|assets)\/[\w./-]+)/g)].map(
    ([, path = '']) => path,
  )
  expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([])
})

it.each(rooms)('lists the imports of %s as in the import table', (room) => {
  const [, allowed = ''] = new RegExp(`^\\| +\`${room}\` +\\|[^|]*\\| *([^|]*?) *\\|`, 'm').exec(readme) ?? []
  expect(allowed).toBe(doors(room))
})

function doors(room: Room): string {
  const { any, types } = mayImport[room] as { any: readonly Room[]; types: readonly Room[] }
  if (any.length === rooms.length) return 'all'
  if (types.length === rooms.length) return 'types of any room'
  const parts = [any.join(', '), types.length > 0 ? `types of ${types.join(', ')}` : '']
  return parts.filter((part) => part !== '').join('; ') || 'nothing'
}

/** Keeps paths working on macOS and Windows: file systems that ignore case, and backslashes. */
import { filesBelow } from '../../tools/filesBelow'
import { root } from './rooms'

const files = ['src', '__tests__', 'tools'].flatMap((folder) =>
  filesBelow(`${root}/${folder}`).map((file) => `${folder}/${file}`),
)

const script = /(?:\.(?:web|native|ios|android))?(\.[jt]sx?)$/
/** `x.tsx` and `x.web.tsx` are one module: Metro picks the file by platform. */
const moduleOf = (path: string): string => path.replace(script, '$1')
const nameOf = (path: string): string => path.replace(script, '').toLowerCase()

/** Source files of different modules that one import could mean if case is ignored. */
function clashes(paths: readonly string[]): readonly string[] {
  const sources = paths.filter((path) => script.test(path))
  const modules = new Map<string, Set<string>>()
  for (const path of sources)
    modules.set(nameOf(path), (modules.get(nameOf(path)) ?? new Set()).add(moduleOf(path)))
  return sources.filter((path) => modules.get(nameOf(path))!.size > 1)
}

it('has no two source files whose paths differ only by case or extension', () => {
  expect(files).toContain('__tests__/house/paths.test.ts')
  expect(clashes(files)).toEqual([])
})

it.each([
  ['case', ['src/ui/Seam.ts', 'src/ui/seam.ts']],
  ['extension', ['src/ui/seam.ts', 'src/ui/seam.tsx']],
  ['case and extension', ['src/ui/Seam.tsx', 'src/ui/seam.ts']],
  ['case of a folder', ['src/UI/seam.ts', 'src/ui/seam.ts']],
  ['case and extension of platform files', ['src/ui/Touches.web.tsx', 'src/ui/touches.web.ts']],
  ['extension of a test', ['__tests__/ui/planted.test.ts', '__tests__/ui/planted.test.tsx']],
])('notices two files that differ only by %s', (_difference, planted) => {
  expect(clashes([...files, ...planted])).toEqual(planted)
})

it('accepts the files of one module for several platforms, and data beside a module', () => {
  expect(clashes(['src/a.tsx', 'src/a.web.tsx', 'src/a.native.tsx', 'src/a.json'])).toEqual([])
})

type Projects = { readonly projects: readonly { readonly testMatch: readonly string[] }[] }

const globs = (require(`${root}/jest.config.js`) as Projects).projects.flatMap(({ testMatch }) => testMatch)
/** Below <rootDir> Windows joins with backslashes, and Jest takes a backslash before one of these for an escape. */
const escapedOnWindows = (glob: string): boolean => /^<rootDir>.*\/[{}()+?.^$]/.test(glob)

it('lets Jest find its tests on Windows', () => {
  expect(globs.length).toBeGreaterThan(3)
  expect(globs.filter(escapedOnWindows)).toEqual([])
})

it('notices a pattern that matches nothing on Windows', () => {
  const planted = ['<rootDir>/__tests__/(ui|stage)/*.test.ts', '<rootDir>/__tests__/{ui,stage}/*.test.ts']
  expect(planted.filter(escapedOnWindows)).toEqual(planted)
})

/**
 * Tests the exported app in Chromium: exports it (or takes the export that DIST names), then runs *.test.ts beside it.
 * It is no test itself, and Jest never comes here.
 *
 * To add a test: a file `<what>.test.ts` in this folder, made of `inBrowser('sentence', { size, theme, … }, async ({ page }) => …)`
 * from support/open. Each runs in a fresh context, and fails on any console error or warning, page error, failed or
 * foreign request. `expectAccessible` (support/axe) asks axe-core, `expectTextFits` and `expectTargetsFit` (support/fit)
 * look at what is cut off, covered or too small, `timePresses` (support/pace) times the page, and `shoot` (support/shots)
 * writes a picture to artifacts/.
 *
 *   npm run test:browser                     all
 *   npm run test:browser -- smoke keyboard   the files whose names contain one of the words
 *   DIST=dist npm run test:browser           without exporting again
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const root = resolve(__dirname, '../..')
const calm = { CI: '1', EXPO_OFFLINE: '1', EXPO_NO_TELEMETRY: '1', EXPO_NO_TYPESCRIPT_SETUP: '1' }

function run(command: string, args: readonly string[], env: Readonly<Record<string, string>>): number {
  const { status } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  })
  return status ?? 1
}

function exported(): string {
  const folder = mkdtempSync(join(tmpdir(), 'claim-it-web-'))
  const status = run('npx', ['expo', 'export', '-p', 'web', '--output-dir', folder], calm)
  if (status !== 0) throw new Error(`expo export ended with ${status}`)
  return folder
}

function testsNamed(words: readonly string[]): readonly string[] {
  return readdirSync(__dirname)
    .filter((file) => file.endsWith('.test.ts'))
    .filter((file) => words.length === 0 || words.some((word) => file.includes(word)))
    .map((file) => join(__dirname, file))
}

/** What is timed runs alone, after the rest. */
const isTimed = (test: string): boolean => test.endsWith('pace.test.ts')

function runTests(tests: readonly string[], atOnce: number, folder: string): number {
  if (tests.length === 0) return 0
  const options = ['--import', 'tsx', '--test', '--test-reporter=spec', `--test-concurrency=${atOnce}`]
  return run(process.execPath, [...options, ...tests], { DIST: folder })
}

function main(): number {
  const tests = testsNamed(process.argv.slice(2))
  if (tests.length === 0) throw new Error('No browser test has such a name')
  const given = process.env.DIST
  const folder = given === undefined ? exported() : resolve(root, given)
  try {
    const [timed, others] = [tests.filter(isTimed), tests.filter((test) => !isTimed(test))]
    return runTests(others, 2, folder) || runTests(timed, 1, folder)
  } finally {
    if (given === undefined) rmSync(folder, { recursive: true })
  }
}

process.exitCode = main()

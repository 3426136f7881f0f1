/**
 * Tests the exported app in Chromium: exports it (or uses the export in DIST), then runs the *.test.ts files beside it
 * in one browser, three per core because a test mostly waits.
 * Needs Chromium: found on Debian and Ubuntu, elsewhere set CHROMIUM=<path>.
 *
 * To add a test: a file `<what>.test.ts` in this folder, made of `inBrowser('sentence', { size, theme, … }, async ({ page }) => …)`
 * from support/open. Each runs in a fresh context, and fails on any console error or warning, page error, failed or
 * foreign request. `expectAccessible` (support/axe) runs axe-core, `expectTextFits` and `expectTargetsFit` (support/fit)
 * find what is cut off, covered or too small, `timePresses` (support/pace) times the page, and `screenshot` (support/windows)
 * writes a picture to artifacts/.
 *
 *   npm run test:browser                     all but the timed ones
 *   npm run test:browser -- smoke keyboard   the files whose names start with one of the words
 *   DIST=dist npm run test:browser           without exporting again
 *   npm run test:browser -- pace             the timed ones, which only print figures
 *   SHOTS=1 npm run test:browser -- play     with pictures in artifacts/
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { after, describe } from 'node:test'

import { unattended } from '../../tools/expo'
import { closeBrowser } from './support/open'

const root = resolve(__dirname, '../..')

/** Exports for a subfolder of the host, where more can go wrong than at its root. */
function exported(): string {
  const folder = mkdtempSync(join(tmpdir(), 'claim-it-web-'))
  const { status } = spawnSync('npm', ['run', 'export:web', '--', '--base', '/claim-it', '--to', folder], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...unattended },
  })
  if (status !== 0) throw new Error(`The export ended with ${status}`)
  return folder
}

function testsNamed(words: readonly string[]): readonly string[] {
  return readdirSync(__dirname)
    .filter((file) => file.endsWith('.test.ts'))
    .filter((file) => (words.length === 0 ? !isTimed(file) : words.some((word) => file.startsWith(word))))
    .sort((a, b) => Number(isLong(b)) - Number(isLong(a)))
}

/** The longest tests start first, so that no core waits for them at the end. */
const isLong = (test: string): boolean => /^(sigkill|tornWrites|matches)\./.test(test)
/** Timed tests run one at a time, after all others. */
const isTimed = (test: string): boolean => test.startsWith('pace.')

function runTests(sentence: string, tests: readonly string[], concurrency: number): void {
  if (tests.length === 0) return
  void describe(sentence, { concurrency }, () => {
    // Each file registers its tests while it loads.
    for (const test of tests) require(join(__dirname, test))
  })
}

function main(): void {
  const tests = testsNamed(process.argv.slice(2))
  if (tests.length === 0) throw new Error('No browser test has such a name')
  const given = process.env.DIST
  const folder = given === undefined ? exported() : resolve(root, given)
  process.env.DIST = folder
  if (tests.every(isTimed)) process.env.TIMED = '1'
  after(async () => {
    await closeBrowser()
    if (given === undefined) rmSync(folder, { recursive: true })
  })
  runTests(
    'side by side',
    tests.filter((test) => !isTimed(test)),
    3 * availableParallelism(),
  )
  runTests('one at a time', tests.filter(isTimed), 1)
}

main()

/**
 * Tests the exported app in Chromium: exports it (or uses the export in DIST), then runs the *.test.ts files beside it
 * in one browser, three per core because a test mostly waits.
 * Needs Chromium: found on Debian and Ubuntu, elsewhere set CHROMIUM=<path>.
 *
 * To add a test: a file `<what>.test.ts` in this folder, made of `inBrowser('sentence', { size, theme, … }, async ({ page }) => …)`
 * from support/open. Each runs in a fresh context, and fails on any console error or warning, page error, failed or
 * foreign request. `expectAccessible` (support/axe) runs axe-core, `expectTextFits` and `expectTargetsFit` (support/fit)
 * find what is cut off, covered or too small, and `screenshot` (support/windows)
 * writes a picture to artifacts/.
 *
 *   npm run test:browser                     all
 *   npm run test:browser -- smoke keyboard   the files whose names start with one of the words
 *   DIST=dist npm run test:browser           without exporting again
 *   SHOTS=1 npm run test:browser -- play     with pictures in artifacts/
 */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { after, describe } from 'node:test'

import { unattended } from '../../tools/expo'
import { runTool } from '../../tools/runTool'
import { closeBrowser } from './support/open'

const root = resolve(__dirname, '../..')

/** Exports for a subfolder of the host, where more can go wrong than at its root. */
function exported(): string {
  const folder = mkdtempSync(join(tmpdir(), 'claim-it-web-'))
  runTool('tools/web/run.ts', ['--base', '/claim-it', '--to', folder], unattended)
  return folder
}

function testsNamed(words: readonly string[]): readonly string[] {
  return readdirSync(__dirname)
    .filter((file) => file.endsWith('.test.ts'))
    .filter((file) => words.length === 0 || words.some((word) => file.startsWith(word)))
    .sort((a, b) => Number(isLong(b)) - Number(isLong(a)))
}

/** The longest tests start first, so that no core waits for them at the end. */
const isLong = (test: string): boolean => /^(sigkill|tornWrites|matches)\./.test(test)

function main(): void {
  const tests = testsNamed(process.argv.slice(2))
  if (tests.length === 0) throw new Error('No browser test has such a name')
  const given = process.env.DIST
  const folder = given === undefined ? exported() : resolve(root, given)
  process.env.DIST = folder
  after(async () => {
    await closeBrowser()
    if (given === undefined) rmSync(folder, { recursive: true })
  })
  void describe('side by side', { concurrency: 3 * availableParallelism() }, () => {
    // Each file registers its tests while it loads.
    for (const test of tests) require(join(__dirname, test))
  })
}

main()

/**
 * Tests the bundles of Android and iOS on simulated phones: exports them (or uses the export in PHONE_JS), then runs the
 * *.test.ts files beside it. README.md says what this proves.
 *
 * To add a test: a file `<what>.test.ts` in this folder, made of `onPhones('sentence', { width, … }, async (phone) => …)`
 * from support/open. Each runs on a fresh phone of both platforms, and fails on any red box, error or warning.
 *
 *   npm run test:phone                    all, `fits` with a sample of sizes, scales and languages
 *   npm run test:phone -- matches disk    the files whose names contain one of the words
 *   PHONE_JS=dist npm run test:phone      without exporting again
 */
import { spawnSync } from 'node:child_process'
import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'

import { exported } from './support/exporting'

function testsNamed(words: readonly string[]): readonly string[] {
  return readdirSync(__dirname)
    .filter((file) => file.endsWith('.test.ts'))
    .filter((file) => words.length === 0 || words.some((word) => file.includes(word)))
    .map((file) => join(__dirname, file))
}

function runTests(folder: string): number {
  const tests = testsNamed(process.argv.slice(2))
  if (tests.length === 0) throw new Error('No phone test has such a name')
  const options = [
    // Most allocations of a simulated phone are short-lived: a larger young generation collects them less often.
    '--max-semi-space-size=64',
    '--import',
    'tsx',
    '--test',
    '--test-reporter=spec',
    '--test-concurrency=2',
  ]
  const { status } = spawnSync(process.execPath, [...options, ...tests], {
    stdio: 'inherit',
    env: { ...process.env, PHONE_JS: folder },
  })
  return status ?? 1
}

function main(): number {
  const [folder, isOurs] = exported()
  try {
    return runTests(folder)
  } finally {
    if (isOurs) rmSync(folder, { recursive: true })
  }
}

process.exitCode = main()

/**
 * npm run mutations: breaks each rule in a copy of the engine and runs the tests that name the rule. Prints a table, with --write
 * also into README.md beside this file; exits 1 if a broken rule goes unnoticed.
 */
import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { breakIn, broken, complaintsOf, sourcesIn } from './breaking'
import { mutations, type Mutation } from './mutations'

const root = resolve(__dirname, '../..')
const copy = mkdtempSync(join(tmpdir(), 'claim-it-mutations-'))

const copyProject = (): void => {
  for (const part of ['src/engine', '__tests__/engine', '__tests__/support', 'tools/seededRandom.ts'])
    cpSync(join(root, part), join(copy, part), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- Jest's configuration is CommonJS
  const { projects } = require(join(root, 'jest.config.js')) as { readonly projects: readonly unknown[] }
  writeFileSync(join(copy, 'package.json'), '{ "private": true }')
  writeFileSync(join(copy, 'jest.config.json'), JSON.stringify(projects[0]))
}

type Report = {
  readonly numPassedTests: number
  readonly testResults: readonly {
    readonly assertionResults: readonly {
      readonly status: string
      readonly ancestorTitles: readonly string[]
      readonly title: string
    }[]
  }[]
}

/** The failing tests among those whose name begins with the rule. */
const failing = (rule: string): { readonly passed: number; readonly failed: readonly string[] } => {
  const output = join(copy, 'report.json')
  const jest = join(root, 'node_modules/jest/bin/jest.js')
  const which = [
    '--testNamePattern',
    `^${rule}:`,
    '--testPathPattern',
    '__tests__/engine/(board|turn|end)\\.',
  ]
  spawnSync(
    process.execPath,
    [jest, '--config', 'jest.config.json', '--json', '--outputFile', output, ...which],
    {
      cwd: copy,
    },
  )
  const report = JSON.parse(readFileSync(output, 'utf8')) as Report
  rmSync(output)
  const failed = report.testResults.flatMap(({ assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ ancestorTitles, title }) => [...ancestorTitles, title].join(' › ')),
  )
  return { passed: report.numPassedTests, failed }
}

const engine = join(copy, 'src/engine')

const caughtBy = (mutation: Mutation): readonly string[] => {
  const place = breakIn(sourcesIn(engine), mutation)
  const path = join(engine, place.file)
  writeFileSync(path, broken(place))
  try {
    const complaints = complaintsOf(engine)
    if (complaints.length > 0)
      throw new Error(`${mutation.breaks}: not code any more: ${complaints.join(' ')}`)
    return failing(mutation.rule).failed
  } finally {
    writeFileSync(path, place.text)
  }
}

const code = (text: string): string => (text === '' ? 'nothing' : `\`${text.replaceAll('|', '\\|')}\``)

const row = (mutation: Mutation, caught: readonly string[]): string => {
  const { rule, breaks, within, find, put } = mutation
  const more = caught.length > 1 ? ` (and ${caught.length - 1} more)` : ''
  const test = caught[0] ? `${caught[0].replaceAll('|', '\\|')}${more}` : '**not caught**'
  return `| ${rule} | ${breaks} | ${code(within)} | ${code(find)} | ${code(put)} | ${test} |`
}

try {
  copyProject()
  const rules = [...new Set(mutations.map(({ rule }) => rule))]
  for (const rule of rules) {
    const { passed, failed } = failing(rule)
    if (failed.length > 0 || passed === 0)
      throw new Error(`Unbroken, ${rule} has ${passed} passing tests: ${failed}`)
  }
  const lines = [
    '| rule | what is broken | within | this code | becomes | caught by |',
    '| --- | --- | --- | --- | --- | --- |',
  ]
  let unnoticed = 0
  lines.forEach((line) => console.log(line))
  for (const mutation of mutations) {
    const caught = caughtBy(mutation)
    if (caught.length === 0) unnoticed += 1
    lines.push(row(mutation, caught))
    console.log(lines.at(-1))
  }
  const summary = `${mutations.length - unnoticed} of ${mutations.length} broken places, of ${rules.length} rules, were caught by a test that names the rule.`
  console.log(`\n${summary}`)
  if (process.argv.includes('--write')) {
    const intro = `# Every rule, broken once

Written by \`npm run mutations -- --write\`. Each place of \`src/engine\` below is changed in a copy, one at a time, and only
the tests whose name begins with that rule (in \`__tests__/engine\`) are run against it. \`$name\` stands for any name. ${summary}

<!-- prettier-ignore-start -->`
    writeFileSync(
      join(__dirname, 'README.md'),
      `${intro}\n${lines.join('\n')}\n<!-- prettier-ignore-end -->\n`,
    )
  }
  if (unnoticed > 0) process.exitCode = 1
} finally {
  rmSync(copy, { recursive: true })
}

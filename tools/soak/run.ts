/**
 * npm run soak: the long counts, whole; with --small as the checks run them, with words only those so named. `kills` kills the
 * whole browser after each of 300 actions. `torn` tears the write of every action of a match. `sights` looks at every sight of the app in every size, text scale, language and
 * coat on the phones made of fakes.
 */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { runBundled } from '../runBundled'

const words = process.argv.slice(2)
const isAsked = (name: string): boolean => words.includes(name)

const runScript = (script: string, test: string, env: Readonly<Record<string, string>>): void => {
  const args = ['run', script, '--', test]
  const { status } = spawnSync('npm', args, { stdio: 'inherit', env: { ...process.env, ...env } })
  process.exitCode = status ?? 1
}

if (!isAsked('sights') && !isAsked('kills') && !isAsked('torn')) runBundled(join(__dirname, 'counts.ts'))
if (isAsked('kills') || (words.length === 0 && !process.exitCode))
  runScript('test:browser', 'sigkill', { KILLS: '300' })
if (isAsked('torn') || (words.length === 0 && !process.exitCode))
  runScript('test:browser', 'torn', { ACTIONS: 'Infinity' })
if (isAsked('sights') || (words.length === 0 && !process.exitCode))
  runScript('test:phone', 'fits', { PHONE_WHOLE: '1' })

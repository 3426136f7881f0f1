/** The export of both platforms, readable: made afresh, unless PHONE_JS names one. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const root = resolve(__dirname, '../../..')
const calm = { CI: '1', EXPO_OFFLINE: '1', EXPO_NO_TELEMETRY: '1', EXPO_NO_TYPESCRIPT_SETUP: '1' }

/** The folder, and whether it was made here and is the caller's to throw away. */
export function exported(): readonly [folder: string, isOurs: boolean] {
  const given = process.env.PHONE_JS
  if (given !== undefined) return [resolve(root, given), false]
  const folder = mkdtempSync(join(tmpdir(), 'claim-it-phones-'))
  exportTo(folder)
  return [folder, true]
}

/** Hermes's bytecode runs on no computer, and names that were shortened tell nothing in an error. */
function exportTo(folder: string): void {
  const expo = require.resolve('expo/bin/cli', { paths: [root] })
  const platforms = ['-p', 'android', '-p', 'ios']
  const readable = ['--no-bytecode', '--no-minify', '--output-dir', folder]
  const isDone = (): boolean => {
    const { status, signal } = spawnSync(process.execPath, [expo, 'export', ...platforms, ...readable], {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, ...calm },
    })
    if (status !== 0) console.error(`expo export ended with ${status ?? signal}`)
    return status === 0
  }
  // Once more: a worker of Metro that a busy machine has ended says nothing about the app.
  if (!isDone() && !isDone()) throw new Error('The phones could not be exported')
}

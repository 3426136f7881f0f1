/** Exports readable bundles for both platforms, unless PHONE_JS names an export. */
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

import { runExpo, unattended } from '../../../tools/expo'

const root = resolve(__dirname, '../../..')

/** The folder, and whether it is temporary and the caller must delete it. */
export function exported(): readonly [folder: string, isOurs: boolean] {
  const given = process.env.PHONE_JS
  if (given !== undefined) return [resolve(root, given), false]
  const folder = mkdtempSync(join(tmpdir(), 'claim-it-phones-'))
  exportTo(folder)
  return [folder, true]
}

/** Without bytecode, which Node cannot run, and without minification, so that errors are readable. */
function exportTo(folder: string): void {
  const platforms = ['-p', 'android', '-p', 'ios']
  const readable = ['--no-bytecode', '--no-minify', '--output-dir', folder]
  const run = (): unknown => runExpo(['export', ...platforms, ...readable], { env: unattended })
  try {
    run()
  } catch (error) {
    // Retry, because a busy machine may kill one of Metro's workers.
    console.error('Exporting once more:', error)
    run()
  }
}

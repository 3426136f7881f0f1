/** The export of both platforms, readable: made afresh, unless PHONE_JS names one. */
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

import { runExpo, unattended } from '../../../tools/expo'

const root = resolve(__dirname, '../../..')

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
  const platforms = ['-p', 'android', '-p', 'ios']
  const readable = ['--no-bytecode', '--no-minify', '--output-dir', folder]
  const run = (): unknown => runExpo(['export', ...platforms, ...readable], { env: unattended })
  try {
    run()
  } catch (error) {
    // A busy machine may kill one of Metro's workers, which says nothing about the app.
    console.error('Exporting once more:', error)
    run()
  }
}

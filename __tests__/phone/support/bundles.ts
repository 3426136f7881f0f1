/** The exported bundles of both platforms, compiled once for all phones of a test file. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import vm from 'node:vm'

import type { Platform } from './device'

const scripts = new Map<Platform, vm.Script>()

export function bundleOf(platform: Platform): vm.Script {
  const known = scripts.get(platform)
  if (known !== undefined) return known
  const file = fileOf(platform)
  const script = new vm.Script(readFileSync(file, 'utf8'), { filename: file })
  scripts.set(platform, script)
  return script
}

/** A font or sound in the export. */
export const assetOf = (hash: string): string => join(exportFolder(), 'assets', hash)

function exportFolder(): string {
  const folder = process.env.PHONE_JS
  if (folder === undefined)
    throw new Error('PHONE_JS names no exported app: start the tests with npm run test:phone')
  return folder
}

function fileOf(platform: Platform): string {
  const folder = join(exportFolder(), '_expo/static/js', platform)
  const found = existsSync(folder) ? readdirSync(folder).find((name) => name.endsWith('.js')) : undefined
  if (found === undefined)
    throw new Error(`No bundle for ${platform} in ${folder}: is it exported with --no-bytecode?`)
  return join(folder, found)
}

/** The exported bundles of both platforms, compiled once for all phones of a test file. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import vm from 'node:vm'

import type { Platform } from './device'

const scripts = new Map<Platform, vm.Script>()

/** The bundle with another text in one place, to plant a fault. */
export type Planted = { readonly instead: RegExp; readonly text: string }

export function bundleOf(platform: Platform, planted?: Planted): vm.Script {
  const known = scripts.get(platform)
  if (known !== undefined && planted === undefined) return known
  const file = fileOf(platform)
  const source = readFileSync(file, 'utf8')
  if (planted !== undefined) {
    if (!planted.instead.test(source)) throw new Error(`Nothing in the bundle matches ${planted.instead}`)
    return new vm.Script(source.replace(planted.instead, planted.text), { filename: file })
  }
  const script = new vm.Script(source, { filename: file })
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

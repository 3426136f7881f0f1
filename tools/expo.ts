/** Runs Expo's command line with Node. Without `npx`, which Windows cannot start without a shell. */
import { spawnSync, type SpawnSyncOptions } from 'node:child_process'
import { resolve } from 'node:path'

const root = resolve(__dirname, '..')
export const expoCli = resolve(root, 'node_modules/expo/bin/cli')

/** Expo asks no questions, works offline and does not change tsconfig.json. */
export const unattended = {
  CI: '1',
  EXPO_OFFLINE: '1',
  EXPO_NO_TELEMETRY: '1',
  EXPO_NO_TYPESCRIPT_SETUP: '1',
} as const

type Options = Pick<SpawnSyncOptions, 'cwd' | 'stdio'> & { readonly env: Readonly<Record<string, string>> }

/** Returns what Expo prints if `stdio` pipes it. Throws if Expo fails. */
export function runExpo(args: readonly string[], { cwd = root, stdio = 'inherit', env }: Options): string {
  const { status, signal, stdout } = spawnSync(process.execPath, [expoCli, ...args], {
    cwd,
    stdio,
    encoding: 'utf8',
    env: { ...process.env, ...env },
  })
  if (status !== 0) throw new Error(`expo ${args[0]} ended with ${status ?? signal}`)
  return stdout
}

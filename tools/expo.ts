/** Runs Expo's command line in Node itself: Windows cannot start `npx`, which is a script there, without a shell. */
import { spawnSync, type SpawnSyncOptions } from 'node:child_process'
import { resolve } from 'node:path'

const root = resolve(__dirname, '..')
const cli = resolve(root, 'node_modules/expo/bin/cli')

/** Expo asks nothing, calls nobody and leaves tsconfig.json alone. */
export const unattended = {
  CI: '1',
  EXPO_OFFLINE: '1',
  EXPO_NO_TELEMETRY: '1',
  EXPO_NO_TYPESCRIPT_SETUP: '1',
} as const

type Options = Pick<SpawnSyncOptions, 'cwd' | 'stdio'> & { readonly env: Readonly<Record<string, string>> }

/** Returns what Expo prints where `stdio` pipes it, and throws when Expo fails. */
export function runExpo(args: readonly string[], { cwd = root, stdio = 'inherit', env }: Options): string {
  const { status, signal, stdout } = spawnSync(process.execPath, [cli, ...args], {
    cwd,
    stdio,
    encoding: 'utf8',
    env: { ...process.env, ...env },
  })
  if (status !== 0) throw new Error(`expo ${args[0]} ended with ${status ?? signal}`)
  return stdout
}

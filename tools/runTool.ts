/** Runs a TypeScript program in a separate process. Without npm, which Windows cannot start without a shell. */
import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'

const root = resolve(__dirname, '..')

/** Throws if the program fails. */
export function runTool(
  file: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): void {
  const { status, signal } = spawnSync(process.execPath, ['--import', 'tsx', file, ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  })
  if (status !== 0) throw new Error(`${file} ended with ${status ?? signal}`)
}

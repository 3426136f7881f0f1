/** A browser with its own profile whose processes can all be killed at once, as the system would. */
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'

import { chromium, type BrowserContext } from 'playwright-core'

import { chromiumPath, quiet } from '../../../tools/chromium'

export type KillableBrowser = {
  readonly context: BrowserContext
  /** Sends SIGKILL to the process group; resolves when all processes have ended. */
  readonly kill: () => Promise<void>
}

export async function startKillableBrowser(profile: string): Promise<KillableBrowser> {
  const child = spawn(
    chromiumPath(),
    [...quiet, `--user-data-dir=${profile}`, '--remote-debugging-port=0', 'about:blank'],
    { detached: true, stdio: ['ignore', 'ignore', 'pipe'] },
  )
  const group = -child.pid!
  const isThere = (): boolean => {
    try {
      return process.kill(group, 0)
    } catch {
      return false
    }
  }
  const kill = async (): Promise<void> => {
    process.kill(group, 'SIGKILL')
    while (isThere()) await wait(5)
  }
  const lines = createInterface({ input: child.stderr })
  const address = await new Promise<string>((resolve, reject) => {
    lines.on('line', (line) => {
      const found = /^DevTools listening on (ws:\S+)/.exec(line)?.[1]
      if (found !== undefined) resolve(found)
    })
    child.on('exit', () => reject(new Error('Chromium exited before it was ready')))
  })
  const browser = await chromium.connectOverCDP(address)
  return { context: browser.contexts()[0]!, kill }
}

/** Checks `npm run web`: the page is served, the bundle builds, and the app appears without an error or a warning. Needs Chromium on Linux. */
import { spawn, type ChildProcess } from 'node:child_process'
import { createServer, type AddressInfo } from 'node:net'
import { resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

import { launchChromium } from '../chromium'
import { expoCli } from '../expo'

const patience = 180_000

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((listening) => server.listen(0, listening))
  const { port } = server.address() as AddressInfo
  await new Promise((closed) => server.close(closed))
  return port
}

/** Does what `npm run web` does, in a separate process group, so that Expo and Metro can be stopped together. */
function start(port: number): ChildProcess {
  return spawn(process.execPath, [expoCli, 'start', '--web', '--port', String(port)], {
    cwd: resolve(__dirname, '../..'),
    detached: true,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, CI: '1' },
  })
}

async function answered(url: string, running: ChildProcess): Promise<void> {
  const end = Date.now() + patience
  while (Date.now() < end) {
    if (running.exitCode !== null) throw new Error(`npm run web ended with ${running.exitCode}`)
    const response = await fetch(url).catch(() => null)
    if (response?.ok === true) return
    await pause(250)
  }
  throw new Error(`${url} did not answer within ${patience / 1000} s`)
}

async function seen(url: string): Promise<void> {
  const browser = await launchChromium()
  try {
    const page = await browser.newPage()
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(error.message))
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) errors.push(message.text())
    })
    await page.goto(url, { timeout: patience })
    await page.getByRole('heading', { name: 'Claim It' }).first().waitFor({ timeout: patience })
    if (errors.length > 0) throw new Error(`The page failed: ${errors.join('; ')}`)
  } finally {
    await browser.close()
  }
}

async function prove(): Promise<void> {
  const begun = Date.now()
  const since = (): string => `${((Date.now() - begun) / 1000).toFixed(1)} s`
  const port = await freePort()
  const url = `http://localhost:${port}`
  const running = start(port)
  try {
    await answered(url, running)
    console.log(`The page answers after ${since()}`)
    await seen(url)
    console.log(`The app is on screen after ${since()}`)
  } finally {
    if (running.pid !== undefined && running.exitCode === null) process.kill(-running.pid, 'SIGTERM')
  }
}

void prove()

/** Starts the system's Chromium. Downloads nothing. */
import { existsSync } from 'node:fs'

import { chromium, type Browser } from 'playwright-core'

/** The headless shell is a separate Debian package, and a sixth faster than the browser with a window. */
const places = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
] as const

/**
 * Chromium draws the suggestions under its address bar as pages, again in each context, though they are never visible: that is
 * more than half of the cost of opening a page. Only the last of two such switches counts, so this list repeats the features that
 * Playwright disables.
 */
const without: readonly string[] = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
]

export const quiet: readonly string[] = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${without.join()}`,
]

export function chromiumPath(): string {
  const found = [process.env.CHROMIUM, ...places].find((place) => place !== undefined && existsSync(place))
  if (found === undefined) {
    throw new Error(
      'No Chromium found. Debian has it as the package chromium-headless-shell; on other systems set the environment variable CHROMIUM to the path of Chrome or Chromium.',
    )
  }
  return found
}

export function launchChromium(flags: readonly string[] = []): Promise<Browser> {
  return chromium.launch({ executablePath: chromiumPath(), args: [...quiet, ...flags] })
}

/** Starts the Chromium that the system has installed. Downloads nothing. */
import { existsSync } from 'node:fs'

import { chromium, type Browser } from 'playwright-core'

/** The headless shell is a Debian package of its own, and a sixth faster than the browser with a window. */
const places = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
] as const

/**
 * Chromium draws the suggestions under its address bar as pages, anew in each context, though nobody sees them: more than half of
 * what opening a page costs. Of two such lists only the last counts, so what Playwright turns off stands here too.
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

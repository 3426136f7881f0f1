/** The splash may be hidden only after a page is rendered and the window has the page's colour. */
import type { Entry } from '../log'

const isHidden = (what: string): boolean => what === 'hide' || what === 'hideAsync'

export function splashFaults(entries: readonly Entry[]): readonly string[] {
  const hidden = entries.findIndex(({ who, what }) => /SplashScreen/.test(who) && isHidden(what))
  const page = entries.findIndex(({ who, args }) => who === 'commit' && Number(args[0]) > 0)
  const colour = entries.findIndex(
    ({ who, what }) => who === 'ExpoSystemUI' && what === 'setBackgroundColorAsync',
  )
  if (hidden < 0) return ['the splash never goes']
  return [
    ...(page < 0 || page > hidden ? ['the splash goes before a page stands'] : []),
    ...(colour < 0 || colour > hidden
      ? ['the splash goes before the window has the colour of the page']
      : []),
  ]
}

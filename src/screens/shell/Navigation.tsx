/** Maps links to screens, and sets the window titles. */
import { createStaticNavigation, DefaultTheme } from '@react-navigation/native'
import { StatusBar } from 'expo-status-bar'
import { setBackgroundColorAsync } from 'expo-system-ui'
import { useEffect } from 'react'
import { usePhrases } from '@/i18n/PhrasesProvider'
import type { Phrases } from '@/i18n/dictionaries'
import { LiveRegion } from '@/stage/LiveRegion'
import { useTheme } from '@/theme/ThemeProvider'
import { HomeScreen } from '../home/HomeScreen'
import { preloadPlaces, places } from './places/places'
import type { RootParamList, RouteName } from '@/routes'
import { useSaves, useServices } from '@/services'
import { linkPrefixes, pathOfState, stateOfPath } from './links'
import { MessagePage } from './Page'
import { SaveNotice } from './SaveNotice'
import { createStack } from './stack'

/** React Navigation passes its theme to the screen options, so reduced motion is stored in the theme. */
type NavigationTheme = typeof DefaultTheme & { readonly still?: boolean }

const idOf = ({ params }: { readonly params: unknown }) => (params as RootParamList['Match']).id

const Stack = createStack({
  initialRouteName: 'Home',
  screenOptions: ({ theme }) => ({
    headerShown: false,
    animation: (theme as NavigationTheme).still ? 'fade' : 'default',
  }),
  screens: {
    Home: { screen: HomeScreen, linking: { path: '' } },
    NewGame: { screen: places.NewGame, linking: 'new' },
    // One screen per match: opening a match again from a page above it goes back to its screen.
    Match: { screen: places.Match, getId: idOf, linking: 'match/:id' },
    Result: { screen: places.Result, linking: 'match/:id/result' },
    Dice: { screen: places.Dice, linking: 'match/:id/dice' },
    LookBack: {
      screen: places.LookBack,
      linking: { path: 'match/:id/back', parse: { turn: Number } },
    },
    Saved: { screen: places.Saved, linking: 'saved' },
    Statistics: { screen: places.Statistics, linking: 'statistics' },
    How: { screen: places.How, linking: 'how' },
    Summary: { screen: places.Summary, linking: 'how/summary' },
    Odds: { screen: places.Odds, linking: 'how/odds' },
    Seals: { screen: places.Seals, linking: 'how/dice' },
    Lesson: { screen: places.Lesson, linking: 'lesson' },
    Settings: { screen: places.Settings, linking: 'settings' },
    About: { screen: places.About, linking: 'about' },
  },
})

const StaticNavigation = createStaticNavigation(Stack)

/** Puts Home below every screen that a link opens, so that Back always works. */
const linking = {
  prefixes: [...linkPrefixes],
  config: { initialRouteName: 'Home' as never, ...basePath() },
  getStateFromPath: stateOfPath,
  getPathFromState: pathOfState,
}

/** The folder that the web app is served from, if it is not the root of the host. */
function basePath(): { readonly path?: string } {
  const path = process.env.EXPO_BASE_URL
  return path ? { path } : {}
}

const titles = {
  Home: () => null,
  NewGame: ({ common }) => common.newGame,
  Match: () => null,
  Result: () => null,
  Dice: ({ seal }) => seal.title,
  LookBack: ({ lookBack }) => lookBack.title,
  Saved: ({ common }) => common.savedGames,
  Statistics: ({ statistics }) => statistics.title,
  How: ({ common }) => common.howToPlay,
  Summary: ({ learn }) => learn.summary.title,
  Odds: ({ learn }) => learn.odds.title,
  Seals: ({ seal }) => seal.title,
  Lesson: ({ learn }) => learn.lesson.title,
  Settings: ({ common }) => common.settings,
  About: ({ about }) => about.title,
} satisfies Record<RouteName, (phrases: Phrases) => string | null>

const isRouteName = (name: string | undefined): name is RouteName => name !== undefined && name in titles

export const Navigation = ({ onReady }: { readonly onReady?: () => void }) => {
  const { colours, scheme, reducedMotion } = useTheme()
  const phrases = usePhrases()
  const { appName } = phrases.common
  const dark = scheme === 'lantern'
  const { announcer, clock, updates } = useServices()
  const isElsewhere = useSaves((state) => state.isElsewhere)

  useEffect(() => {
    setBackgroundColorAsync(colours.bg).catch(() => undefined)
  }, [colours.bg])

  const theme: NavigationTheme = {
    ...DefaultTheme,
    dark,
    still: reducedMotion,
    colors: {
      primary: colours.goldInk,
      background: colours.bg,
      card: colours.sheet,
      text: colours.ink,
      border: colours.line,
      notification: colours.bad,
    },
  }

  useEffect(() => {
    if (isElsewhere) onReady?.()
  }, [isElsewhere, onReady])

  // Unmounts all pages, so that they read the saves again after the other window has changed them.
  if (isElsewhere) return <ElsewherePage />
  return (
    <SaveNotice>
      <StatusBar style={dark ? 'light' : 'dark'} />
      <LiveRegion announcer={announcer} />
      <StaticNavigation
        theme={theme}
        linking={linking}
        onReady={() => {
          onReady?.()
          preloadPlaces(clock)
          updates.watch()
        }}
        documentTitle={{
          formatter: (options, route) => {
            const own = options?.title ?? (isRouteName(route?.name) ? titles[route.name](phrases) : null)
            return own ? `${own} · ${appName}` : appName
          },
        }}
      />
    </SaveNotice>
  )
}

/** Replaces the app while it is open in another window: two windows would overwrite each other's saves. */
const ElsewherePage = () => {
  const { problems } = usePhrases()
  const { saves } = useServices()
  return (
    <MessagePage
      says={problems.elsewhere}
      label={problems.continueHere}
      onPress={() => void saves.takeOver()}
    />
  )
}

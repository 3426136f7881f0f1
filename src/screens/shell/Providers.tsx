/** Theme and words from the settings and the system, both live, and a page to fall back on should drawing fail. */
import { useEffect, type ReactNode } from 'react'
import { AppState, useColorScheme } from 'react-native'
import { initialWindowMetrics, SafeAreaProvider } from 'react-native-safe-area-context'
import { languageOf } from '@/i18n/languages'
import { PhrasesProvider } from '@/i18n/PhrasesProvider'
import { palettes } from '@/theme/colours'
import { ThemeProvider, useSystemReducedMotion } from '@/theme/ThemeProvider'
import { PressMomentsContext } from '@/ui/kit/pressMoments'
import { TouchListener } from '@/ui/kit/TouchListener'
import { ServicesProvider, useServices, useSettings, type Services } from '@/services'
import { shareBackup } from '@/features/transfer/shareBackup'
import { ErrorBoundary } from './ErrorBoundary'
import { useLocaleTags } from './useLocaleTags'
import { useSurroundings } from './useSurroundings'

type ProvidersProps = {
  readonly services: Services
  readonly children: ReactNode
  /** A page stands, though not the one that was wanted. */
  readonly onError?: () => void
}

/** The edges of the screen are known from the start, so that the first picture is the page itself. */
export const Providers = ({ services, children, onError }: ProvidersProps) => (
  <SafeAreaProvider initialMetrics={initialWindowMetrics}>
    <TouchListener>
      <PressMomentsContext value={services.pressMoments}>
        <ServicesProvider services={services}>
          <FromSettings {...(onError && { onError })}>{children}</FromSettings>
        </ServicesProvider>
      </PressMomentsContext>
    </TouchListener>
  </SafeAreaProvider>
)

const FromSettings = ({ children, onError }: Omit<ProvidersProps, 'services'>) => {
  const { theme, language: languageSetting, textSize, reducedMotion } = useSettings()
  const systemIsDark = useColorScheme() === 'dark'
  const systemReduces = useSystemReducedMotion()
  const services = useServices()
  const scheme = theme === 'system' ? (systemIsDark ? 'lantern' : 'paper') : theme
  const language = languageOf(languageSetting, useLocaleTags())
  useRetryWhenBack()
  useSurroundings(
    language,
    palettes[scheme].colours.bg,
    scheme === 'lantern' ? 'dark' : 'light',
    theme !== 'system',
  )
  return (
    <ThemeProvider
      scheme={scheme}
      textSize={textSize / 100}
      reducedMotion={reducedMotion === 'on' || systemReduces}
    >
      <PhrasesProvider language={language}>
        <ErrorBoundary
          onAgain={services.saves.rebuild}
          onBackup={() => shareBackup(services)}
          {...(onError && { onError })}
        >
          {children}
        </ErrorBoundary>
      </PhrasesProvider>
    </ThemeProvider>
  )
}

/** What could not be written is tried again when the app comes to the front. */
const useRetryWhenBack = (): void => {
  const { saves } = useServices()
  useEffect(() => {
    const subscription = AppState.addEventListener('change', (state) => {
      if (state === 'active') saves.retry()
    })
    return () => subscription.remove()
  }, [saves])
}

/** The providers around all pages: services, theme, language, touch handling and the error page. */
import { useEffect, type ReactNode } from 'react'
import { AppState, useColorScheme } from 'react-native'
import { initialWindowMetrics, SafeAreaProvider } from 'react-native-safe-area-context'
import { languageOf } from '@/i18n/languages'
import { PhrasesProvider } from '@/i18n/PhrasesProvider'
import { palettes } from '@/theme/colours'
import { ThemeProvider, useSystemReducedMotion } from '@/theme/ThemeProvider'
import { PressMomentsContext } from '@/ui/kit/Pressable'
import { TouchListener } from '@/ui/kit/TouchListener'
import { ServicesProvider, useServices, useSettings, type Services } from '@/services'
import { shareBackup } from '@/features/transfer/shareBackup'
import { ErrorBoundary } from './ErrorBoundary'
import { useLocaleTags, useSurroundings } from './platform'

type ProvidersProps = {
  readonly services: Services
  readonly children: ReactNode
  /** Called when the error page is shown. */
  readonly onError?: () => void
}

/** With the initial safe-area metrics the first frame is already complete. */
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
  useSurroundings({
    language,
    background: palettes[scheme].colours.bg,
    scheme: scheme === 'lantern' ? 'dark' : 'light',
    isChosen: theme !== 'system',
  })
  return (
    <ThemeProvider
      scheme={scheme}
      textSize={textSize / 100}
      reducedMotion={reducedMotion === 'on' || systemReduces}
    >
      <PhrasesProvider language={language}>
        <ErrorBoundary
          onRetry={services.saves.rebuild}
          onBackup={() => shareBackup(services)}
          {...(onError && { onError })}
        >
          {children}
        </ErrorBoundary>
      </PhrasesProvider>
    </ThemeProvider>
  )
}

/** Retries failed writes when the app returns to the foreground. */
const useRetryWhenBack = (): void => {
  const { saves } = useServices()
  useEffect(() => {
    const subscription = AppState.addEventListener('change', (state) => {
      if (state === 'active') saves.retry()
    })
    return () => subscription.remove()
  }, [saves])
}

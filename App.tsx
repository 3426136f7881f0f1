/** The composition root: fonts, services, providers, navigation. The only file that knows every room. */
import { getRandomBytes } from 'expo-crypto'
import { useFonts } from 'expo-font'
import * as SplashScreen from 'expo-splash-screen'
import { useStore } from 'zustand'
import { createSaves } from '@/saves/index'
import { mixSeed } from '@/match/index'
import { Navigation, Providers, type Services } from '@/screens/index'
import { realClock } from '@/stage/index'
import { fontsToLoad } from '@/theme/index'

const randomHex = (bytes: number): string =>
  [...getRandomBytes(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('')

const now = (): string => new Date().toISOString()
const newId = (): string => randomHex(8)
/** What the system gives by chance, mixed with the moment of the tap that asks for it. */
const newSeed = (): string => mixSeed(randomHex(32), [performance.now(), Date.now()])

const services: Services = {
  saves: createSaves({ now, newId, newSeed, after: realClock.after }),
  now,
  newId,
  newSeed,
}

// A splash that has gone already is no reason to fail.
SplashScreen.preventAutoHideAsync().catch(() => undefined)
void services.saves.open()

export default function App() {
  // Without its own fonts the app still works in the system's.
  const [fontsLoaded, fontsFailed] = useFonts(fontsToLoad)
  const isOpen = useStore(services.saves.state, ({ ready }) => ready)
  const isReady = isOpen && (fontsLoaded || fontsFailed !== null)

  // The splash stays until a page stands behind it.
  if (!isReady) return null
  return (
    <Providers services={services} onError={SplashScreen.hide}>
      <Navigation onReady={SplashScreen.hide} />
    </Providers>
  )
}

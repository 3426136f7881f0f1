/** The composition root: fonts, services, providers, navigation. The only file that knows every room. */
import { useStore } from 'zustand'
import { createSaves } from '@/saves/index'
import { mixSeed } from '@/match/index'
import {
  keepFirstPicture,
  leaveFirstPicture,
  Navigation,
  Providers,
  randomBytes,
  type Services,
} from '@/screens/index'
import { realClock } from '@/stage/index'
import { useTypefaces } from '@/theme/index'
import { pressMoments } from '@/ui/index'

const randomHex = (bytes: number): string =>
  [...randomBytes(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('')

const now = (): string => new Date().toISOString()
const newId = (): string => randomHex(8)
/** What the system gives by chance, mixed with the moments of the players' own taps: as they sat down, rolled off and started. */
const newSeed = (): string => mixSeed(randomHex(32), [...pressMoments(), performance.now(), Date.now()])

const services: Services = {
  saves: createSaves({ now, newId, newSeed, after: realClock.after }),
  now,
  newId,
  newSeed,
}

keepFirstPicture()
void services.saves.open()

export default function App() {
  const areFontsHere = useTypefaces()
  const isOpen = useStore(services.saves.state, ({ ready }) => ready)
  const isReady = isOpen && areFontsHere

  // The first picture stays until a page stands behind it.
  if (!isReady) return null
  return (
    <Providers services={services} onError={leaveFirstPicture}>
      <Navigation onReady={leaveFirstPicture} />
    </Providers>
  )
}

/** The composition root: creates the services and wires fonts, providers and navigation. */
import { useStore } from 'zustand'
import { createSaves } from '@/saves'
import { mixSeed } from '@/match'
import { keepSplash, hideSplash, randomBytes } from '@/screens/shell/platform'
import { Navigation } from '@/screens/shell/Navigation'
import { Providers } from '@/screens/shell/Providers'
import { createChunks } from '@/chunks'
import { createMemory } from '@/memory'
import type { Services } from '@/services'
import { createUpdates } from '@/screens/shell/updates'
import { createAnnouncer } from '@/stage/announcer'
import { realClock } from '@/stage/clock'
import { createSounds } from '@/stage/sounds'
import { useTypefaces } from '@/theme/useTypefaces'
import { createPressMoments } from '@/ui/kit/Pressable'

const randomHex = (bytes: number): string =>
  [...randomBytes(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('')

const pressMoments = createPressMoments()

const now = (): string => new Date().toISOString()
const newId = (): string => randomHex(8)
/** Random bytes of the system, mixed with the times of the players' taps: sitting down, rolling off and starting. */
const newSeed = (): string =>
  mixSeed(randomHex(32), [...pressMoments.latest(), performance.now(), Date.now()])

const updates = createUpdates()

const services: Services = {
  saves: createSaves({ now, newId, newSeed, after: realClock.after }),
  clock: realClock,
  announcer: createAnnouncer(realClock),
  sounds: createSounds(realClock),
  memory: createMemory(),
  chunks: createChunks({ after: realClock.after, checkForUpdate: updates.check }),
  updates,
  pressMoments,
  now,
  newSeed,
  newId,
}

keepSplash()
void services.saves.open()

export default function App() {
  const areFontsHere = useTypefaces()
  const isOpen = useStore(services.saves.state, ({ ready }) => ready)
  const isReady = isOpen && areFontsHere

  // Keeps the splash until the first page is ready to draw.
  if (!isReady) return null
  return (
    <Providers services={services} onError={hideSplash}>
      <Navigation onReady={hideSplash} />
    </Providers>
  )
}

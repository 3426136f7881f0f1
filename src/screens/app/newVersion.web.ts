/** On the web a service worker keeps the app for when there is no network; a newer one waits until nobody uses the older. */
import { createStore, useStore } from 'zustand'

const waiting = createStore<{ readonly worker: ServiceWorker | null }>(() => ({ worker: null }))

const watch = (registration: ServiceWorkerRegistration): void => {
  // The very first one has nobody to wait for.
  const look = (): void => {
    if (navigator.serviceWorker.controller !== null) waiting.setState({ worker: registration.waiting })
  }
  look()
  registration.addEventListener('updatefound', () =>
    registration.installing?.addEventListener('statechange', look),
  )
  // An app that stays open for days asks whenever somebody comes back to it.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') registration.update().catch(() => undefined)
  })
}

/** To be called when Home stands: what the worker keeps must not be in the way of what is wanted now. */
export const watchVersions = (): void => {
  if (__DEV__ || !('serviceWorker' in navigator)) return
  // Where a browser refuses, the app needs the network, and nothing else is missing.
  navigator.serviceWorker.register(`${process.env.EXPO_BASE_URL ?? ''}/sw.js`).then(watch, () => undefined)
}

const start = (worker: ServiceWorker): void => {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
  worker.postMessage({ type: 'SKIP_WAITING' })
}

/** Starts it; null as long as there is none. */
export const useNewVersion = (): (() => void) | null => {
  const { worker } = useStore(waiting)
  return worker && (() => start(worker))
}

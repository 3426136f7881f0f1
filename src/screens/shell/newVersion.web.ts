/** On the web a service worker keeps the app for when there is no network; a newer one waits until nobody uses the older. */
import { createStore, useStore } from 'zustand'

const base = process.env.EXPO_BASE_URL ?? ''

const newer = createStore<{ readonly start: (() => void) | null }>(() => ({ start: null }))

const takeOver = (worker: ServiceWorker): void => {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
  worker.postMessage({ type: 'SKIP_WAITING' })
}

const watch = (registration: ServiceWorkerRegistration): void => {
  // The very first one has nobody to wait for.
  const look = (): void => {
    const { waiting } = registration
    if (navigator.serviceWorker.controller !== null)
      newer.setState({ start: waiting && (() => takeOver(waiting)) })
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
  navigator.serviceWorker.register(`${base}/sw.js`).then(watch, () => undefined)
}

/** The app's page as its host, or the worker, gives it now; null where there is none, or some other page in its place. */
const pageOfToday = async (): Promise<string | null> => {
  const answer = await fetch(`${base}/`, { cache: 'no-store' }).catch(() => null)
  const page = answer?.ok ? await answer.text().catch(() => '') : ''
  return page.includes('id="root"') ? page : null
}

/** Of a part that did not come something else may be kept, and is not asked for twice: the page of today begins from nothing. What was played is saved. */
export const startAnew = async (): Promise<void> => {
  if ((await pageOfToday()) !== null) location.reload()
}

/** A part of the app that does not come may have gone with an older version: then the page of today names other scripts than this one. */
export const lookForNewer = async (): Promise<void> => {
  const page = await pageOfToday()
  const own = [...document.querySelectorAll('body > script[src]')].map((each) => each.getAttribute('src')!)
  if (page !== null && own.some((script) => !page.includes(script)))
    newer.setState(({ start }) => ({ start: start ?? (() => location.reload()) }))
}

/** Starts it; null as long as there is none. */
export const useNewVersion = (): (() => void) | null => useStore(newer, ({ start }) => start)

/** Updates of the web app: a service worker keeps it for offline use, and a newer one waits until nobody uses the older. */
import { createStore } from 'zustand'
import type { Updates } from '@/services'

const base = process.env.EXPO_BASE_URL ?? ''

export const createUpdates = (): Updates => {
  const waiting: Updates['waiting'] = createStore(() => ({ start: null }))

  const watchRegistration = (registration: ServiceWorkerRegistration): void => {
    const look = (): void => {
      const worker = registration.waiting
      // Without a controller this is the first worker, which waits for nobody.
      if (navigator.serviceWorker.controller !== null)
        waiting.setState({ start: worker && (() => activate(worker)) })
    }
    look()
    registration.addEventListener('updatefound', () =>
      registration.installing?.addEventListener('statechange', look),
    )
    // An app that stays open for days checks whenever somebody comes back to it.
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') registration.update().catch(() => undefined)
    })
  }

  return {
    waiting,
    // Not before Home is shown: the worker's downloads would compete with it.
    watch: () => {
      if (__DEV__ || !('serviceWorker' in navigator)) return
      // Where a browser refuses, the app needs the network and works otherwise.
      navigator.serviceWorker.register(`${base}/sw.js`).then(watchRegistration, () => undefined)
    },
    // A newer page names other scripts than this one.
    check: async () => {
      const page = await fetchPage()
      const own = [...document.querySelectorAll('body > script[src]')].map(
        (each) => each.getAttribute('src') ?? '',
      )
      if (page !== null && own.some((script) => !page.includes(script)))
        waiting.setState(({ start }) => ({ start: start ?? (() => location.reload()) }))
    },
    // A browser may have kept a failed import and not ask for it again: a new page does. What was played is saved.
    reload: async () => {
      if ((await fetchPage()) !== null) location.reload()
    },
  }
}

const activate = (worker: ServiceWorker): void => {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
  worker.postMessage({ type: 'SKIP_WAITING' })
}

/** The app's page as its host, or the worker, serves it now; null when offline or when another page comes in its place. */
const fetchPage = async (): Promise<string | null> => {
  const answer = await fetch(`${base}/`, { cache: 'no-store' }).catch(() => null)
  const page = answer?.ok ? await answer.text().catch(() => '') : ''
  return page.includes('id="root"') ? page : null
}

/** Updates of the web app. A service worker caches it for offline use; a newer worker waits while the old one is in use. */
import { createStore } from 'zustand'
import type { Updates } from '@/services'

const base = process.env.EXPO_BASE_URL ?? ''

export const createUpdates = (): Updates => {
  const waiting: Updates['waiting'] = createStore(() => ({ start: null }))

  const watchRegistration = (registration: ServiceWorkerRegistration): void => {
    const look = (): void => {
      const worker = registration.waiting
      // Without a controller this is the first worker: there is no older version to replace.
      if (navigator.serviceWorker.controller !== null)
        waiting.setState({ start: worker && (() => activate(worker)) })
    }
    look()
    registration.addEventListener('updatefound', () =>
      registration.installing?.addEventListener('statechange', look),
    )
    // Checks when the page becomes visible again, because the app may stay open for days.
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') registration.update().catch(() => undefined)
    })
  }

  return {
    waiting,
    // Registers only after Home is shown: the worker's downloads would compete with it.
    watch: () => {
      if (__DEV__ || !('serviceWorker' in navigator)) return
      // If the browser refuses, the app works but needs the network.
      navigator.serviceWorker.register(`${base}/sw.js`).then(watchRegistration, () => undefined)
    },
    // The page of a newer version names other scripts.
    check: async () => {
      const page = await fetchPage()
      const own = [...document.querySelectorAll('body > script[src]')].map(
        (each) => each.getAttribute('src') ?? '',
      )
      if (page !== null && own.some((script) => !page.includes(script)))
        waiting.setState(({ start }) => ({ start: start ?? (() => location.reload()) }))
    },
    // A browser may cache a failed import and not request it again; a reload does. The match is already saved.
    reload: async () => {
      if ((await fetchPage()) !== null) location.reload()
    },
  }
}

const activate = (worker: ServiceWorker): void => {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
  worker.postMessage({ type: 'SKIP_WAITING' })
}

/** The current page from the host or the worker. Null when offline, or if the response is a different page. */
const fetchPage = async (): Promise<string | null> => {
  const answer = await fetch(`${base}/`, { cache: 'no-store' }).catch(() => null)
  const page = answer?.ok ? await answer.text().catch(() => '') : ''
  return page.includes('id="root"') ? page : null
}

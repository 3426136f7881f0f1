/** Phones get updates from the store, so there is nothing to check. */
import { createStore } from 'zustand'
import type { Updates } from '@/services'

export const createUpdates = (): Updates => ({
  waiting: createStore(() => ({ start: null })),
  watch: () => undefined,
  check: async () => undefined,
  reload: async () => undefined,
})

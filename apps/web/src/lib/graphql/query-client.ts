import { MutationCache, QueryClient } from '@tanstack/react-query'
import { notifyOtherTabs } from '../viewer/other-tabs.ts'
import { Unreachable } from './send.ts'

const FRESH_MS = 30_000

/** The cache of the screens' data; cleared when the sign-in ends. */
export const queryClient = new QueryClient({
  mutationCache: new MutationCache({ onSuccess: notifyOtherTabs }),
  defaultOptions: {
    queries: {
      staleTime: FRESH_MS,
      // Offline, a query fails at once and is refetched on reconnect.
      networkMode: 'always',
      refetchOnReconnect: true,
      // A refusal would be repeated, and `execute` has retried a busy server already.
      retry: (failures, error) => failures < 1 && error instanceof Unreachable && error.sent,
      retryDelay: 300,
    },
    // A paused mutation would run later, when the member no longer expects it.
    mutations: { networkMode: 'always', retry: false },
  },
})

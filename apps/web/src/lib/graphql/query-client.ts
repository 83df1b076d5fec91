import { MutationCache, QueryClient } from '@tanstack/react-query'
import { notifyOtherTabs } from '../session/other-tabs.ts'
import { Unreachable } from './send.ts'

const FRESH_MS = 30_000

/** What the screens have read; dropped as a whole when the session ends. */
export const queryClient = new QueryClient({
  mutationCache: new MutationCache({ onSuccess: notifyOtherTabs }),
  defaultOptions: {
    queries: {
      staleTime: FRESH_MS,
      // Without a network a question fails at once and says so; it is asked again when the network is back.
      networkMode: 'always',
      refetchOnReconnect: true,
      // An answer that says no says it again, and a busy server has been asked twice by then.
      retry: (failures, error) => failures < 1 && error instanceof Unreachable && error.sent,
      retryDelay: 300,
    },
    // An action that is held back would be carried out later, when the member has long given it up.
    mutations: { networkMode: 'always', retry: false },
  },
})

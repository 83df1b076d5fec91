import { QueryClient } from '@tanstack/react-query'
import { ServiceBusy, SessionEnded } from './graphql-client.ts'

const FRESH_MS = 30_000

/** What the screens have read; dropped as a whole when the session ends. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: FRESH_MS,
      // A busy server has been asked twice by then.
      retry: (failures, error) =>
        failures < 2 && !(error instanceof SessionEnded) && !(error instanceof ServiceBusy),
    },
  },
})

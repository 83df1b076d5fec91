import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { cleanup, render } from '@testing-library/react'
import { onTestFinished, vi } from 'vitest'
import { SAFE_FLAGS } from '@section/domain/flags/flag-values.ts'
import { AppTheme } from '@section/ui/theme/AppTheme.tsx'
import { hideToasts } from '@section/ui/toast/show-toast.ts'
import { startRouter } from '../app/router.tsx'
import { flagsQuery } from '../lib/flags.ts'
import { queryClient } from '../lib/graphql/query-client.ts'
import { clearSignInCookies, writeCookie } from '../lib/sign-in/sign-in-cookies.ts'
import { signInAs } from './signed-in.ts'
import { stubService } from './stub-service.ts'

interface Opening {
  /** The fields of every answer of the endpoint; each operation reads its own. */
  data?: object
  /** The answers of other paths. */
  answers?: Parameters<typeof stubService>[0]
  /** The server's answer about the member who is signed in; without it, the address is opened by a visitor. */
  signedIn?: object
}

/**
 * Opens an address in the whole app, as its router does; closes the app with the test. Returns the requests that the
 * service has received, the current address, and the way back.
 */
export function openApp(address: string, { data = {}, answers = {}, signedIn }: Opening = {}) {
  const requests = stubService({ '/graphql': { body: { data } }, ...answers })
  onTestFinished(closeApp)
  if (signedIn) {
    writeCookie('user_id', 'u1')
    writeCookie('refresh_token', 'r')
    signInAs(signedIn)
    queryClient.setQueryData(flagsQuery.queryKey, SAFE_FLAGS)
  }
  // The app reads entry links from the address of the browser, not from the router.
  history.replaceState(null, '', address)
  const router = renderApp(address)
  return {
    requests,
    address: () => router.state.location.href,
    back: () => router.history.back(),
  }
}

/** Renders the whole app at an address; returns its router. */
export function renderApp(address: string) {
  const router = startRouter(createMemoryHistory({ initialEntries: [address] }))
  render(
    <AppTheme env="test">
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </AppTheme>,
  )
  return router
}

function closeApp(): void {
  cleanup()
  vi.unstubAllGlobals()
  clearSignInCookies()
  sessionStorage.clear()
  queryClient.clear()
  hideToasts()
  history.replaceState(null, '', '/')
}

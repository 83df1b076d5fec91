import { createRouter, type RouterHistory } from '@tanstack/react-router'
import { MAIN_ID } from '@section/ui/accessibility/main-id.ts'
import { PageSpinner } from '@section/ui/loading/Spinner.tsx'
import { isDebugMode } from '../lib/debug-mode.ts'
import { watchOtherTabs } from '../lib/viewer/other-tabs.ts'
import { queryClient } from '../lib/graphql/query-client.ts'
import { onSignInEnd } from '../lib/sign-in/sign-in-end.ts'
import { ConnectionBar } from './ConnectionBar.tsx'
import { FailedScreen } from './error-screens/FailedScreen.tsx'
import { blockNavigationOffline } from './block-navigation-offline.ts'
import { NotFoundContent } from './error-screens/NotFoundContent.tsx'
import { pathTo } from '@section/domain/access/screen-path.ts'
import { openScreensBy } from '../lib/routing/open-screen.ts'
import { forgetVisits, keepVisit } from '../lib/routing/recent-paths.ts'
import { ScreenTitle } from '../lib/routing/page-title.ts'
import { parseSearch, stringifySearch } from '../lib/routing/search-parameters.ts'
import { routeTree } from './routes.ts'
import { createSignInEndHandler } from './sign-in-end.ts'

const SPINNER_AFTER_MS = 300

const createAppRouter = (history?: RouterHistory) =>
  createRouter({
    ...(history && { history }),
    routeTree,
    context: { queryClient },
    parseSearch,
    stringifySearch,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    defaultPendingMs: SPINNER_AFTER_MS,
    defaultPendingComponent: PageSpinner,
    defaultErrorComponent: FailedScreen,
    defaultNotFoundComponent: NotFoundContent,
    scrollRestoration: true,
    InnerWrap: ({ children }) => (
      <>
        <ScreenTitle />
        {children}
        <ConnectionBar />
      </>
    ),
  })

/** Creates the app's router, which handles the end of the sign-in, offline navigation and the focus of new screens. */
export function startRouter(history?: RouterHistory) {
  const router = createAppRouter(history)
  const handleSignInEnd = createSignInEndHandler({
    href: () => router.state.location.href,
    open: (href) => router.navigate({ href, ignoreBlocker: true }),
    clearData: () => queryClient.clear(),
  })
  openScreensBy((href) => void router.navigate({ href }))
  onSignInEnd((end) => void handleSignInEnd(end))
  onSignInEnd((end) => end === 'signed-out' && forgetVisits())
  router.subscribe('onResolved', ({ toLocation }) => keepVisit(toLocation.publicHref))
  watchOtherTabs(queryClient, () => {
    if (router.state.location.pathname === pathTo('login')) void router.invalidate()
  })
  blockNavigationOffline(router.history, ({ pathname, search, hash }) =>
    router.preloadRoute({
      to: pathname,
      search: router.options.parseSearch(search),
      hash: hash.replace(/^#/, ''),
    }),
  )
  // The followed link has unmounted with its screen, so the new screen gets the focus of keyboard and screen reader.
  router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
    if (fromLocation && pathChanged && document.activeElement === document.body)
      document.getElementById(MAIN_ID)?.focus({ preventScroll: true })
  })
  return router
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
}

// Stores the parameter now, because a redirect may remove it from the address.
isDebugMode()

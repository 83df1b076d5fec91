import { createRouter, type RouterHistory } from '@tanstack/react-router'
import { MAIN_ID } from '@section/ui/accessibility/main-id.ts'
import { PageSpinner } from '@section/ui/loading/Spinner.tsx'
import { isDebugMode } from '../lib/debug-mode.ts'
import { watchOtherTabs } from '../lib/session/other-tabs.ts'
import { queryClient } from '../lib/graphql/query-client.ts'
import { onSessionEnd } from '../lib/session/sign-out.ts'
import { ConnectionBar } from './ConnectionBar.tsx'
import { FailedScreen } from './FailedScreen.tsx'
import { blockNavigationOffline } from './block-navigation-offline.ts'
import { NotFoundContent } from './NotFoundContent.tsx'
import { pathTo } from '@section/domain/access/screen-path.ts'
import { ScreenTitle } from '../lib/routing/page-title.ts'
import { routeTree } from './routes.ts'
import { createSessionEndHandler } from './session-end.ts'

const SPINNER_AFTER_MS = 300

const createAppRouter = (history?: RouterHistory) =>
  createRouter({
    ...(history && { history }),
    routeTree,
    context: { queryClient },
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

/** The app's router: goes to login where the session ends, keeps the page without a network, and the keyboard's place. */
export function startRouter(history?: RouterHistory) {
  const router = createAppRouter(history)
  // Wherever the session ends, in this tab or another.
  const followSessionEnd = createSessionEndHandler({
    href: () => router.state.location.href,
    open: (href) => router.navigate({ href, ignoreBlocker: true }),
    forget: () => queryClient.clear(),
  })
  onSessionEnd((end) => void followSessionEnd(end))
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
  // The link that led here is gone with its screen: the keyboard and screen readers go on in the new one.
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

// Kept now: a redirect may take the parameter away before anybody asks.
isDebugMode()

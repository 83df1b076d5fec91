import { createRouter } from '@tanstack/react-router'
import { loginPathFor } from '@section/domain/identity/sign-in-redirect.ts'
import { MAIN_ID } from '@section/ui/accessibility/main-id.ts'
import { PageSpinner } from '@section/ui/loading/Spinner.tsx'
import { isDebugMode } from '../lib/debug-mode.ts'
import { queryClient } from '../lib/query-client.ts'
import { onSessionEnd } from '../lib/sign-out.ts'
import { CrashScreen } from './CrashScreen.tsx'
import { mayScroll } from './first-scroll.ts'
import { NotFoundScreen } from './NotFoundScreen.tsx'
import { routeTree } from './routes.tsx'

const SPINNER_AFTER_MS = 300

export const router = createRouter({
  routeTree,
  context: { queryClient },
  defaultPreload: 'intent',
  defaultPreloadStaleTime: 0,
  defaultPendingMs: SPINNER_AFTER_MS,
  defaultPendingComponent: PageSpinner,
  defaultErrorComponent: CrashScreen,
  defaultNotFoundComponent: NotFoundScreen,
  scrollRestoration: mayScroll,
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}

// Kept now: a redirect may take the parameter away before anybody asks.
isDebugMode()

// Wherever the session ends, in this tab or another, the page goes to login and keeps its place.
onSessionEnd(() => {
  const { href, pathname } = router.state.location
  if (pathname.startsWith('/login')) return queryClient.clear()
  // What the screen has read goes when the screen has gone: without it, it would ask once more, as nobody.
  void router.navigate({ href: loginPathFor(href) }).finally(() => queryClient.clear())
})

// The link that led here is gone with its screen: the keyboard and screen readers go on in the new one.
router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
  if (fromLocation && pathChanged && document.activeElement === document.body)
    document.getElementById(MAIN_ID)?.focus({ preventScroll: true })
})

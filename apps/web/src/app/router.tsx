import { createRouter } from '@tanstack/react-router'
import { MAIN_ID } from '@section/ui/accessibility/main-id.ts'
import { PageSpinner } from '@section/ui/loading/Spinner.tsx'
import { isDebugMode } from '../lib/debug-mode.ts'
import { queryClient } from '../lib/query-client.ts'
import { onSessionEnd } from '../lib/sign-out.ts'
import { CrashScreen } from './CrashScreen.tsx'
import { mayScroll } from './first-scroll.ts'
import { NotFoundScreen } from './NotFoundScreen.tsx'
import { routeTree } from './routes.tsx'
import { sessionEndFollower } from './session-end.ts'

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

// Wherever the session ends, in this tab or another.
const followSessionEnd = sessionEndFollower({
  href: () => router.state.location.href,
  open: (href) => router.navigate({ href }),
  forget: () => queryClient.clear(),
})
onSessionEnd((end) => void followSessionEnd(end))

// The link that led here is gone with its screen: the keyboard and screen readers go on in the new one.
router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
  if (fromLocation && pathChanged && document.activeElement === document.body)
    document.getElementById(MAIN_ID)?.focus({ preventScroll: true })
})

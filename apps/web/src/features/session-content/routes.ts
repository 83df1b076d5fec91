import { createRoute, redirect } from '@tanstack/react-router'
import { pathTo } from '@section/domain/access/screen-path.ts'
import { lazyScreen } from '../../lib/loading/lazy-part.tsx'
import { orNotFound } from '../../lib/routing/or-not-found.ts'
import { memberScreen } from '../../lib/routing/screen-route.ts'
import { queryClient } from '../../lib/graphql/query-client.ts'
import { sessionPageQuery } from './session-page-query.ts'
import { SessionPageSkeleton } from './SessionPageSkeleton.tsx'

/** Loads the page of a session at the address of its kind; one at the other address is sent to its own. */
async function loadPage(sessionId: string, isMiniMba: boolean): Promise<void> {
  const { session } = await orNotFound(queryClient.ensureQueryData(sessionPageQuery(sessionId)))
  if ((session.kind === 'BOOTCAMP') === isMiniMba) return
  throw redirect({ href: pathTo(isMiniMba ? 'session' : 'miniMba', { sessionId }), replace: true })
}

export const sessionContentRoutes = [
  createRoute({
    ...memberScreen('session'),
    loader: ({ params }) => loadPage(params.sessionId, false),
    component: lazyScreen(() => import('./SessionPage.tsx'), 'SessionPage'),
    pendingComponent: SessionPageSkeleton,
  }),
  createRoute({
    ...memberScreen('miniMba'),
    loader: ({ params }) => loadPage(params.sessionId, true),
    component: lazyScreen(() => import('./MiniMbaPage.tsx'), 'MiniMbaPage'),
    pendingComponent: SessionPageSkeleton,
  }),
] as const

import { createLazyRoute } from '@tanstack/react-router'
import type { Loading } from '../../lib/routing/screen-file.ts'
import { memberRouteId } from '../../lib/routing/screen-route.ts'
import { loadSessionPage } from './load-session-page.ts'
import { SessionPage } from './SessionPage.tsx'
import { SessionPageSkeleton } from './SessionPageSkeleton.tsx'

export const load = ({ context: { queryClient }, params: { sessionId } }: Loading<'session'>) =>
  loadSessionPage(queryClient, sessionId, false)

export const screen = createLazyRoute(memberRouteId('session'))({
  component: SessionPage,
  pendingComponent: SessionPageSkeleton,
})

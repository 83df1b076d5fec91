import { createLazyRoute } from '@tanstack/react-router'
import type { Loading } from '../../lib/routing/screen-file.ts'
import { memberRouteId } from '../../lib/routing/screen-route.ts'
import { loadSessionPage } from './load-session-page.ts'
import { MiniMbaPage } from './MiniMbaPage.tsx'
import { SessionPageSkeleton } from './SessionPageSkeleton.tsx'

export const load = ({ context: { queryClient }, params: { sessionId } }: Loading<'miniMba'>) =>
  loadSessionPage(queryClient, sessionId, true)

export const screen = createLazyRoute(memberRouteId('miniMba'))({
  component: MiniMbaPage,
  pendingComponent: SessionPageSkeleton,
})

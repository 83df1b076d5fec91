import { createLazyRoute } from '@tanstack/react-router'
import type { Loading } from '../../../lib/routing/screen-file.ts'
import { memberRouteId } from '../../../lib/routing/screen-route.ts'
import { viewerQuery } from '../../../lib/viewer/viewer.ts'
import { eventsQuery } from './events-query.ts'
import { EventsPage } from './EventsPage.tsx'
import { EventsSkeleton } from './EventsSkeleton.tsx'

export async function load({ context: { queryClient } }: Loading<'events'>) {
  const { viewer } = await queryClient.ensureQueryData(viewerQuery)
  return queryClient.ensureQueryData(eventsQuery(viewer.userId))
}

export const screen = createLazyRoute(memberRouteId('events'))({
  component: EventsPage,
  pendingComponent: EventsSkeleton,
})

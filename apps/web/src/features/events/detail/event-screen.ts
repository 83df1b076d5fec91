import { createLazyRoute } from '@tanstack/react-router'
import { orNotFound } from '../../../lib/routing/or-not-found.ts'
import type { Loading } from '../../../lib/routing/screen-file.ts'
import { memberRouteId } from '../../../lib/routing/screen-route.ts'
import { viewerQuery } from '../../../lib/viewer/viewer.ts'
import { eventQuery } from './event-query.ts'
import { EventPage } from './EventPage.tsx'
import { EventSkeleton } from './EventSkeleton.tsx'

export async function load({ context: { queryClient }, params: { memberEventId } }: Loading<'event'>) {
  const { viewer } = await queryClient.ensureQueryData(viewerQuery)
  return orNotFound(queryClient.ensureQueryData(eventQuery(memberEventId, viewer.userId)))
}

export const screen = createLazyRoute(memberRouteId('event'))({
  component: EventPage,
  pendingComponent: EventSkeleton,
})

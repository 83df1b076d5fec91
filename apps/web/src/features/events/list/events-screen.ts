import { createLazyRoute } from '@tanstack/react-router'
import type { Loading } from '../../../lib/routing/screen-file.ts'
import { memberRouteId } from '../../../lib/routing/screen-route.ts'
import { readCookie } from '../../../lib/sign-in/sign-in-cookies.ts'
import { eventsQuery } from './events-query.ts'
import { EventsPage } from './EventsPage.tsx'
import { EventsSkeleton } from './EventsSkeleton.tsx'

export const load = ({ context: { queryClient } }: Loading<'events'>) =>
  queryClient.ensureQueryData(eventsQuery(readCookie('user_id') ?? ''))

export const screen = createLazyRoute(memberRouteId('events'))({
  component: EventsPage,
  pendingComponent: EventsSkeleton,
})

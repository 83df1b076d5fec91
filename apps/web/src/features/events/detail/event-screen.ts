import { createLazyRoute } from '@tanstack/react-router'
import { orNotFound } from '../../../lib/routing/or-not-found.ts'
import type { Loading } from '../../../lib/routing/screen-file.ts'
import { memberRouteId } from '../../../lib/routing/screen-route.ts'
import { readCookie } from '../../../lib/sign-in/sign-in-cookies.ts'
import { eventQuery } from './event-query.ts'
import { EventPage } from './EventPage.tsx'
import { EventSkeleton } from './EventSkeleton.tsx'

export const load = ({ context: { queryClient }, params: { memberEventId } }: Loading<'event'>) =>
  orNotFound(queryClient.ensureQueryData(eventQuery(memberEventId, readCookie('user_id') ?? '')))

export const screen = createLazyRoute(memberRouteId('event'))({
  component: EventPage,
  pendingComponent: EventSkeleton,
})

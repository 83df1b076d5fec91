import { createLazyRoute } from '@tanstack/react-router'
import { orNotFound } from '../../../lib/routing/or-not-found.ts'
import type { Loading } from '../../../lib/routing/screen-file.ts'
import { memberRouteId } from '../../../lib/routing/screen-route.ts'
import { resourceQuery } from '../resources-query.ts'
import { ResourcePage } from './ResourcePage.tsx'
import { ResourceSkeleton } from './ResourceSkeleton.tsx'

export const load = ({ context: { queryClient }, params: { slug } }: Loading<'resource'>) =>
  orNotFound(queryClient.ensureQueryData(resourceQuery(slug)))

export const screen = createLazyRoute(memberRouteId('resource'))({
  component: ResourcePage,
  pendingComponent: ResourceSkeleton,
})

import { createLazyRoute } from '@tanstack/react-router'
import { resourceAddressIn } from '@section/domain/resources/resource-address.ts'
import type { Loading } from '../../../lib/routing/screen-file.ts'
import { memberRouteId } from '../../../lib/routing/screen-route.ts'
import { searchResourcesQuery } from '../resources-query.ts'
import { ResourcesPage } from './ResourcesPage.tsx'
import { ResourcesSkeleton } from './ResourcesSkeleton.tsx'

/**
 * Loads the page of resources with which the screen opens. A later search does not block the screen, which shows the former
 * resources until then. A failure is shown by the screen, whose search stays.
 */
export async function load({
  context: { queryClient },
  location: { search },
  cause,
}: Loading<'resources'>): Promise<void> {
  if (cause === 'stay') return
  await queryClient
    .ensureQueryData(searchResourcesQuery(resourceAddressIn({ ...search })))
    .catch(() => undefined)
}

export const screen = createLazyRoute(memberRouteId('resources'))({
  component: ResourcesPage,
  pendingComponent: ResourcesSkeleton,
})

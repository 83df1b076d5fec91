import { createLazyRoute } from '@tanstack/react-router'
import type { Loading } from '../../lib/routing/screen-file.ts'
import { memberRouteId } from '../../lib/routing/screen-route.ts'
import { dropsQuery } from './drops-query.ts'
import { DropsPage } from './DropsPage.tsx'
import { DropsSkeleton } from './DropsSkeleton.tsx'

/** Loads the school's text; without it, the screen has a text of its own. */
export const load = ({ context: { queryClient } }: Loading<'drops'>) => queryClient.prefetchQuery(dropsQuery)

export const screen = createLazyRoute(memberRouteId('drops'))({
  component: DropsPage,
  pendingComponent: DropsSkeleton,
})

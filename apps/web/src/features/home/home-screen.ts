import { createLazyRoute } from '@tanstack/react-router'
import type { Loading } from '../../lib/routing/screen-file.ts'
import { memberRouteId } from '../../lib/routing/screen-route.ts'
import { loadHome } from './data/load-home.ts'
import { HomePage } from './HomePage.tsx'
import { HomeSkeleton } from './HomeSkeleton.tsx'

export const load = ({ context: { queryClient } }: Loading<'home'>) => loadHome(queryClient)

export const screen = createLazyRoute(memberRouteId('home'))({
  component: HomePage,
  pendingComponent: HomeSkeleton,
})

import { createRoute } from '@tanstack/react-router'
import { lazyScreen } from '../../lib/loading/lazy-part.tsx'
import { memberScreen } from '../../lib/routing/screen-route.ts'
import { dashboardQuery } from '../catalog/dashboard-query.ts'
import { HomeSkeleton } from './HomeSkeleton.tsx'

export const homeRoutes = [
  createRoute({
    ...memberScreen('home'),
    loader: ({ context }) => context.queryClient.ensureQueryData(dashboardQuery),
    component: lazyScreen(() => import('./HomePage.tsx'), 'HomePage'),
    pendingComponent: HomeSkeleton,
  }),
] as const

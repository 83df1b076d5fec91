import { createRoute } from '@tanstack/react-router'
import { lazyScreen } from '../../lib/loading/lazy-part.tsx'
import { memberScreen } from '../../lib/routing/screen-route.ts'
import { scholarshipQuery } from './scholarship-query.ts'

export const membershipRoutes = [
  createRoute({
    ...memberScreen('resubscribe'),
    loader: ({ context }) => context.queryClient.ensureQueryData(scholarshipQuery),
    component: lazyScreen(() => import('./MembershipEndedPage.tsx'), 'MembershipEndedPage'),
  }),
] as const

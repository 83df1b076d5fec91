import { createRoute } from '@tanstack/react-router'
import { lazyScreen } from '../../lib/routing/lazy-part.tsx'
import { memberScreen } from '../../lib/routing/screen-route.ts'

export const membershipRoutes = [
  createRoute({
    ...memberScreen('resubscribe'),
    component: lazyScreen(() => import('./MembershipEndedPage.tsx'), 'MembershipEndedPage'),
  }),
] as const

import { createRoute } from '@tanstack/react-router'
import { lazyScreen } from '../../lib/loading/lazy-part.tsx'
import { memberScreen } from '../../lib/routing/screen-route.ts'

export const accountRoutes = [
  createRoute({
    ...memberScreen('accountSettings'),
    component: lazyScreen(() => import('./AccountSettingsPage.tsx'), 'AccountSettingsPage'),
  }),
  createRoute({
    ...memberScreen('referrals'),
    component: lazyScreen(() => import('./ReferralsPage.tsx'), 'ReferralsPage'),
  }),
] as const

import { createLazyRoute } from '@tanstack/react-router'
import { memberRouteId } from '../../lib/routing/screen-route.ts'
import { ReferralsPage } from './ReferralsPage.tsx'

export const screen = createLazyRoute(memberRouteId('referrals'))({ component: ReferralsPage })

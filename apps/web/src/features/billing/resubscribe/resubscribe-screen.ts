import { createLazyRoute } from '@tanstack/react-router'
import type { Loading } from '../../../lib/routing/screen-file.ts'
import { memberRouteId } from '../../../lib/routing/screen-route.ts'
import { subscriptionOfferQuery } from '../subscription-offer-query.ts'
import { ResubscribePage } from './ResubscribePage.tsx'
import { scholarshipQuery } from './scholarship-query.ts'

export const load = ({ context: { queryClient } }: Loading<'resubscribe'>) =>
  Promise.all([
    queryClient.ensureQueryData(scholarshipQuery),
    queryClient.ensureQueryData(subscriptionOfferQuery),
  ])

export const screen = createLazyRoute(memberRouteId('resubscribe'))({ component: ResubscribePage })

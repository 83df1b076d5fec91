import { createLazyRoute } from '@tanstack/react-router'
import type { Loading } from '../../lib/routing/screen-file.ts'
import { memberRouteId } from '../../lib/routing/screen-route.ts'
import { MembershipEndedPage } from './MembershipEndedPage.tsx'
import { scholarshipQuery } from './scholarship-query.ts'

export const load = ({ context: { queryClient } }: Loading<'resubscribe'>) =>
  queryClient.ensureQueryData(scholarshipQuery)

export const screen = createLazyRoute(memberRouteId('resubscribe'))({ component: MembershipEndedPage })

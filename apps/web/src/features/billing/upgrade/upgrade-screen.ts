import { createLazyRoute } from '@tanstack/react-router'
import type { Loading } from '../../../lib/routing/screen-file.ts'
import { memberRouteId } from '../../../lib/routing/screen-route.ts'
import { plansQuery } from './plans-query.ts'
import { UpgradePage } from './UpgradePage.tsx'
import { UpgradeSkeleton } from './UpgradeSkeleton.tsx'

export const load = ({ context: { queryClient } }: Loading<'upgrade'>) =>
  queryClient.ensureQueryData(plansQuery)

export const screen = createLazyRoute(memberRouteId('upgrade'))({
  component: UpgradePage,
  pendingComponent: UpgradeSkeleton,
})

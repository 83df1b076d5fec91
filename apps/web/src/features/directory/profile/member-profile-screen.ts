import { createLazyRoute } from '@tanstack/react-router'
import type { Loading } from '../../../lib/routing/screen-file.ts'
import { memberRouteId } from '../../../lib/routing/screen-route.ts'
import { memberProfileQuery } from './member-profile-query.ts'
import { ProfileFailure } from './ProfileFailure.tsx'
import { ProfilePage } from './ProfilePage.tsx'
import { ProfileSkeleton } from './ProfileSkeleton.tsx'

export const load = ({ context: { queryClient }, params: { userId } }: Loading<'memberProfile'>) =>
  queryClient.ensureQueryData(memberProfileQuery(userId))

export const screen = createLazyRoute(memberRouteId('memberProfile'))({
  component: ProfilePage,
  pendingComponent: ProfileSkeleton,
  errorComponent: ProfileFailure,
})

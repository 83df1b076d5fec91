import { createLazyRoute } from '@tanstack/react-router'
import type { Loading } from '../../lib/routing/screen-file.ts'
import { memberRouteId } from '../../lib/routing/screen-route.ts'
import { ProfileEditPage } from './ProfileEditPage.tsx'
import { ProfileEditSkeleton } from './ProfileEditSkeleton.tsx'
import { profileToEditQuery } from './profile-query.ts'

export const load = ({ context: { queryClient }, params: { userId } }: Loading<'profileEdit'>) =>
  queryClient.ensureQueryData(profileToEditQuery(userId))

export const screen = createLazyRoute(memberRouteId('profileEdit'))({
  component: ProfileEditPage,
  pendingComponent: ProfileEditSkeleton,
})

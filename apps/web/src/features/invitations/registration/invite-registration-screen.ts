import { createLazyRoute } from '@tanstack/react-router'
import type { Loading } from '../../../lib/routing/screen-file.ts'
import { visitorRouteId } from '../../../lib/routing/screen-route.ts'
import { InvitationSkeleton } from '../InvitationSkeleton.tsx'
import { InviteRegistrationPage } from './InviteRegistrationPage.tsx'
import { invitePassQuery } from './registration-query.ts'

export const load = ({ context: { queryClient }, params: { inviteCode } }: Loading<'inviteRegistration'>) =>
  queryClient.ensureQueryData(invitePassQuery(inviteCode))

export const screen = createLazyRoute(visitorRouteId('inviteRegistration'))({
  component: InviteRegistrationPage,
  pendingComponent: InvitationSkeleton,
})

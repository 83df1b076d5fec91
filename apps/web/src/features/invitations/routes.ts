import { createRoute } from '@tanstack/react-router'
import { isPassCode } from '@section/domain/invitations/passes/pass-code.ts'
import { lazyScreen } from '../../lib/loading/lazy-part.tsx'
import { noInvitation } from '../../lib/routing/no-invitation.ts'
import { visitorScreen } from '../../lib/routing/screen-route.ts'
import { InvitationSkeleton } from './InvitationSkeleton.tsx'
import { passPreviewQuery } from './preview/preview-query.ts'
import { PreviewSkeleton } from './preview/PreviewSkeleton.tsx'
import { invitePassQuery } from './registration/registration-query.ts'
import { redirectInOutage, redirectSignedIn } from '../../lib/routing/visitor-guards.ts'

/** The routes of the free signup and of invitations. */
export const invitationRoutes = [
  createRoute({
    ...visitorScreen('signup'),
    beforeLoad: async ({ context, location }) => {
      await redirectSignedIn({ context })
      redirectInOutage({ location })
    },
    component: lazyScreen(() => import('./signup/SignupPage.tsx'), 'SignupPage'),
  }),
  createRoute({
    ...visitorScreen('preview'),
    beforeLoad: refuseImpossibleCode,
    loader: ({ context, params }) => context.queryClient.ensureQueryData(passPreviewQuery(params.inviteCode)),
    component: lazyScreen(() => import('./preview/PreviewPage.tsx'), 'PreviewPage'),
    pendingComponent: PreviewSkeleton,
  }),
  createRoute({
    ...visitorScreen('pathway'),
    beforeLoad: refuseImpossibleCode,
    loader: ({ context, params }) => context.queryClient.ensureQueryData(passPreviewQuery(params.inviteCode)),
    component: lazyScreen(() => import('./preview/PathwayPage.tsx'), 'PathwayPage'),
    pendingComponent: PreviewSkeleton,
  }),
  createRoute({
    ...visitorScreen('inviteRegistration'),
    beforeLoad: refuseImpossibleCode,
    loader: ({ context, params }) => context.queryClient.ensureQueryData(invitePassQuery(params.inviteCode)),
    component: lazyScreen(
      () => import('./registration/InviteRegistrationPage.tsx'),
      'InviteRegistrationPage',
    ),
    pendingComponent: InvitationSkeleton,
  }),
] as const

/** Refuses a malformed code without a request. See SECURITY.md#codes-as-paths. */
function refuseImpossibleCode({ params }: { params: { inviteCode: string } }): void {
  if (!isPassCode(params.inviteCode)) throw noInvitation()
}

import { createRoute } from '@tanstack/react-router'
import { isPassCode } from '@section/domain/invitations/passes/pass-code.ts'
import { lazyScreen } from '../../lib/routing/lazy-part.tsx'
import { noInvitation } from '../../lib/routing/no-invitation.ts'
import { visitorScreen } from '../../lib/routing/screen-route.ts'
import { redirectInOutage, redirectSignedIn } from '../../lib/routing/visitor-guards.ts'

/** Signing up for free and invitations. Specification 1, section 2.3. */
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
    component: lazyScreen(() => import('./preview/PreviewPage.tsx'), 'PreviewPage'),
  }),
  createRoute({
    ...visitorScreen('pathway'),
    beforeLoad: refuseImpossibleCode,
    component: lazyScreen(() => import('./preview/PathwayPage.tsx'), 'PathwayPage'),
  }),
  createRoute({
    ...visitorScreen('inviteRegistration'),
    beforeLoad: refuseImpossibleCode,
    component: lazyScreen(
      () => import('./registration/InviteRegistrationPage.tsx'),
      'InviteRegistrationPage',
    ),
  }),
] as const

/** A code that cannot be one is never asked for. Threat T-E12. */
function refuseImpossibleCode({ params }: { params: { inviteCode: string } }): void {
  if (!isPassCode(params.inviteCode)) throw noInvitation()
}

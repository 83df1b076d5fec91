import { createRoute } from '@tanstack/react-router'
import { isPassCode } from '@section/domain/invitations/pass-code.ts'
import { lazyScreen } from '../lib/lazy-part.tsx'
import { loginRedirect } from './login-redirect.ts'
import { MissingScreen } from './MissingScreen.tsx'
import { noInvitation } from './no-invitation.ts'
import { rootRoute } from './root-route.ts'
import { unlessOutage } from './unless-outage.ts'

const signupRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/signup',
  beforeLoad: async ({ context, location }) => {
    await loginRedirect({ context })
    unlessOutage({ location })
  },
  component: lazyScreen(() => import('../features/invitations/signup/SignupPage.tsx'), 'SignupPage'),
})

const previewRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/preview/$inviteCode',
  beforeLoad: refuseOddCode,
  notFoundComponent: MissingScreen,
  component: lazyScreen(() => import('../features/invitations/preview/PreviewPage.tsx'), 'PreviewPage'),
})

const pathwayRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/pathway/$inviteCode',
  beforeLoad: refuseOddCode,
  notFoundComponent: MissingScreen,
  component: lazyScreen(() => import('../features/invitations/preview/PathwayPage.tsx'), 'PathwayPage'),
})

const inviteRegistrationRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/invite-registration/$inviteCode',
  beforeLoad: refuseOddCode,
  notFoundComponent: MissingScreen,
  component: lazyScreen(
    () => import('../features/invitations/registration/InviteRegistrationPage.tsx'),
    'InviteRegistrationPage',
  ),
})

/** Signing up for free and invitations. Specification 1, section 2.3. */
export const invitationRoutes = [signupRoute, previewRoute, pathwayRoute, inviteRegistrationRoute] as const

/** A code that cannot be one is never asked for. Threat T-E12. */
function refuseOddCode({ params }: { params: { inviteCode: string } }): void {
  if (!isPassCode(params.inviteCode)) throw noInvitation()
}

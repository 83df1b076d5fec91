import { createRoute } from '@tanstack/react-router'
import { isPassCode } from '@section/domain/invitations/passes/pass-code.ts'
import { noInvitation } from '../../lib/routing/no-invitation.ts'
import { screenFile } from '../../lib/routing/screen-file.ts'
import { visitorScreen } from '../../lib/routing/screen-route.ts'
import { redirectInOutage, redirectSignedIn } from '../../lib/routing/visitor-guards.ts'

const signup = screenFile(() => import('./signup/signup-screen.ts'))
const preview = screenFile(() => import('./preview/preview-screen.ts'))
const pathway = screenFile(() => import('./preview/pathway-screen.ts'))
const inviteRegistration = screenFile(() => import('./registration/invite-registration-screen.ts'))

/** The routes of the free signup and of invitations. */
export const invitationRoutes = [
  createRoute({
    ...visitorScreen('signup'),
    beforeLoad: async ({ context, location }) => {
      await redirectSignedIn({ context })
      redirectInOutage({ location })
    },
  }).lazy(signup.screen),
  createRoute({
    ...visitorScreen('preview'),
    beforeLoad: refuseImpossibleCode,
    loader: preview.load,
  }).lazy(preview.screen),
  createRoute({
    ...visitorScreen('pathway'),
    beforeLoad: refuseImpossibleCode,
    loader: pathway.load,
  }).lazy(pathway.screen),
  createRoute({
    ...visitorScreen('inviteRegistration'),
    beforeLoad: refuseImpossibleCode,
    loader: inviteRegistration.load,
  }).lazy(inviteRegistration.screen),
] as const

/** Refuses a malformed code without a request. See SECURITY.md#codes-as-paths. */
function refuseImpossibleCode({ params }: { params: { inviteCode: string } }): void {
  if (!isPassCode(params.inviteCode)) throw noInvitation()
}

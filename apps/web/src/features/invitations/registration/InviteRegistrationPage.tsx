import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { passProblem } from '@section/domain/invitations/passes/pass-problem.ts'
import { passTarget } from '@section/domain/invitations/passes/pass-target.ts'
import { config } from '../../../lib/config.ts'
import { isSignedIn } from '../../../lib/sign-in/sign-in-target.ts'
import { InvitationFrame } from '../InvitationFrame.tsx'
import { RedirectTo } from './confirmation/RedirectTo.tsx'
import { toOpenPass } from './open-pass.ts'
import { PassProblemScreen } from './PassProblemScreen.tsx'
import { RegistrationFlow } from './RegistrationFlow.tsx'
import { invitePassQuery } from './registration-query.ts'
import { SignedInInvite } from './signed-in/SignedInInvite.tsx'

/** Registration with an invitation, which is added to the membership of a signed-in member. */
export function InviteRegistrationPage() {
  const { inviteCode: code = '' } = useParams({ strict: false })
  const { data: pass } = useSuspenseQuery(invitePassQuery(code))
  if (!pass) return <PassProblemScreen problem="invalid" />
  const problem = pass.error ? passProblem(pass.error.code) : null
  if (isSignedIn()) return <SignedInInvite key={code} code={code} pass={toOpenPass(pass)} problem={problem} />
  if (problem) return <PassProblemScreen problem={problem} message={pass.error?.message ?? null} />
  if (pass.showRegistration === false) return <RedirectTo target={passTarget(pass.redirectUrl)} />
  // An outage blocks registrations as well. See docs/product/flags.md#login-outage.
  if (config.outage)
    return <InvitationFrame step="outage" title={config.outage.headline} lead={config.outage.description} />
  return <RegistrationFlow key={code} code={code} pass={toOpenPass(pass)} />
}

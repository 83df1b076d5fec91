import { Link } from '@tanstack/react-router'
import { Spinner } from '@section/ui/loading/Spinner.tsx'
import { pathTo } from '@section/domain/access/screen-path.ts'
import { InvitationFrame } from '../InvitationFrame.tsx'
import css from '../invitations.module.css'
import { useRedirectPath, withRedirectPath } from '../use-redirect-path.ts'
import { Confirmation } from './confirmation/Confirmation.tsx'
import type { OpenPass } from './open-pass.ts'
import { PassProblemScreen } from './PassProblemScreen.tsx'
import { RegistrationForm } from './RegistrationForm.tsx'
import { usePassRegistration } from './use-pass-registration.ts'

/** The steps of a registration: form, progress, and confirmation or problem. */
export function RegistrationFlow({ code, pass }: { readonly code: string; readonly pass: OpenPass }) {
  const redirectPath = useRedirectPath()
  const registration = usePassRegistration(code, pass, redirectPath)
  const { step } = registration
  if (step.kind === 'confirmed') return <Confirmation pass={pass} result={step} redirectPath={redirectPath} />
  if (step.kind === 'problem')
    return (
      <PassProblemScreen
        problem={step.problem}
        message={step.message}
        onBack={step.problem === 'unrecognized' ? registration.backToForm : undefined}
      />
    )
  if (step.kind === 'registering')
    return (
      <InvitationFrame
        step="registering"
        logo={pass.logo}
        title={step.created ? 'Your account has been created' : 'One moment'}
      >
        <p className={css.waiting} role="status">
          <Spinner label="Working" />
          {step.created ? 'Looking up your place …' : 'Creating your account …'}
        </p>
      </InvitationFrame>
    )
  return (
    <InvitationFrame
      step="form"
      logo={pass.logo}
      title={pass.title ?? 'Create your account'}
      lead={lead(pass)}
    >
      <RegistrationForm pass={pass} registration={registration} />
      <p className={css.aside}>
        Already a member?{' '}
        <Link
          to={pathTo('login')}
          search={{
            redirectPath: withRedirectPath(pathTo('inviteRegistration', { inviteCode: code }), redirectPath),
          }}
        >
          Log in
        </Link>{' '}
        to add this invitation to your membership.
      </p>
    </InvitationFrame>
  )
}

function lead(pass: OpenPass): string {
  if (pass.targetSegment === 'CONSUMER') return 'Register to start your free 30-day membership.'
  return pass.usesSSO
    ? 'Tell us who you are, then sign in the way you do at work.'
    : 'Register to take the place that has been kept for you.'
}

import { pathTo } from '@section/domain/access/screen-path.ts'
import { useNavigate } from '@tanstack/react-router'
import { durationText, LIFETIMES } from '@section/domain/identity/lifetimes.ts'
import { safeRedirectPath } from '@section/domain/identity/redirects/safe-redirect.ts'
import { Button } from '@section/ui/button/Button.tsx'
import { AnchorButton } from '@section/ui/button/AnchorButton.tsx'
import { ButtonLink } from '../../../lib/links/ButtonLink.tsx'
import { Spinner } from '@section/ui/loading/Spinner.tsx'
import { config } from '../../../lib/config.ts'
import { DemoMailbox } from '../DemoMailbox.tsx'
import { InvitationFrame } from '../InvitationFrame.tsx'
import { useRedirectPath } from '../use-redirect-path.ts'
import css from '../invitations.module.css'
import { BotChallenge } from './BotChallenge.tsx'
import { SignupStart } from './SignupStart.tsx'
import { useLimitedSignup } from './use-limited-signup.ts'

/**
 * The screens of the free signup: form, bot challenge, result or failure. See docs/product/registration.md#free-signup.
 */
export function SignupPage() {
  const navigate = useNavigate()
  const redirectPath = useRedirectPath()
  const signup = useLimitedSignup(redirectPath, (link, startedPath) => {
    const to = safeRedirectPath(startedPath) ?? redirectPath ?? safeRedirectPath(link) ?? '/'
    void navigate({ href: to, replace: true })
  })
  const { step } = signup
  switch (step.kind) {
    case 'form':
      return <SignupStart signup={signup} redirectPath={redirectPath} />
    case 'challenge':
    case 'creating':
      return (
        <InvitationFrame
          step="challenge"
          title="One quick check"
          lead="Your browser proves that you’re not a robot. It takes a few seconds and asks nothing of you."
        >
          {step.kind === 'challenge' ? (
            <BotChallenge onPassed={signup.passChallenge} onFailed={signup.fail} />
          ) : (
            <p className={css.waiting} role="status">
              <Spinner label="Working" /> Creating your account …
            </p>
          )}
        </InvitationFrame>
      )
    case 'sent':
      return (
        <InvitationFrame
          step="sent"
          title="You're all set!"
          lead={
            <>
              Open the activation link that we’ve sent to <strong>{step.email}</strong>, choose a password,
              and start learning.
            </>
          }
        >
          <p className={css.aside}>
            Already registered? Then the mail tells you how to log in. The link works for{' '}
            {durationText(LIFETIMES.activation)}.
          </p>
          <DemoMailbox />
        </InvitationFrame>
      )
    case 'registered':
      return (
        <InvitationFrame
          step="registered"
          title="You’re already registered"
          lead="There is an account with this address. Log in the way you always do."
        >
          <ButtonLink variant="primary" size="large" to={safeRedirectPath(step.link) ?? pathTo('login')}>
            Log in
          </ButtonLink>
        </InvitationFrame>
      )
    case 'failed':
      return (
        <InvitationFrame
          step="failed"
          title="That didn’t work"
          lead={<span role="alert">{step.message}</span>}
        >
          <Button variant="primary" size="large" fullWidth onClick={signup.startAgain}>
            Back to the form
          </Button>
          <AnchorButton size="large" fullWidth href={config.contactUrl}>
            Contact Support
          </AnchorButton>
        </InvitationFrame>
      )
  }
}
